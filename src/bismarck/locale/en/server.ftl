### Not yet read by a native speaker.
command-serve = Serve tables for browsers until told to stop.
serve-config = A TOML file with settings; flags and the environment (BISMARCK_PORT and so on) win over it.
serve-host = The address to listen on, 127.0.0.1 when left out; 0.0.0.0 for every network of this computer.
serve-port = The port to listen on, 8123 when left out, 0 for a free one.
serve-bot-processes = How many processes the bots get, 2 when left out.
serve-metrics-port = The port where Prometheus reads metrics, on this computer alone; none when left out.
serve-log-format = Log lines for people, or JSON objects for programs.
serve-log-level = From how grave a thing on it is logged; warning when left out.
serve-drain = How many seconds rounds may go on when the server is told to stop.
play-no-browser = Do not open the browser; only say where the page is.
play-port = The port of the page, 0 for a free one.
play-lan = Let phones on the network at home play too: says the address and shows it as a code to scan.
play-address = With --lan, the address of this computer where it has several.
play-tls = With --lan, serve over TLS with a certificate of your own and its key, as PEM files.
lan-how = Phones on the same network: scan the code, or type the address. At the table, share its link or its short code.
lan-not-secure = Without TLS a phone may let its screen go dark during a deal, and the page cannot be installed there; everything else works. With a certificate: --tls CERT KEY.
lan-stop = Ctrl-C ends it; the matches are kept, and their links work the next time.
command-admin = For whoever runs a server: tables, people, bans, copies of the store.
admin-tables = List the tables.
admin-backup = Copy the store to a file, also while the server runs.
admin-backup-file = The file to write; it must not be there yet.
admin-backed-up = Wrote { $file }, { $bytes } bytes.
admin-restore = Put a copy in the place of the store; the server must be stopped.
admin-restore-file = A file that `bismarck admin backup` has written.
admin-restored = The store is what { $file } holds.
admin-set-aside = The store that was there lies at { $file } now.
admin-audit = Check every table of the store: numbers, rules, deck, sums, shuffle. Exit code 1 where something is wrong.
admin-audited =
    { $tables ->
        [1] One table checked
       *[other] { $tables } tables checked
    }, { $faults ->
        [0] nothing wrong
        [1] one with a fault
       *[other] { $faults } with a fault
    }.
admin-stage =
    { $stage ->
        [over] over
       *[playing] playing
    }
admin-people = List the people, with the ids by which bans go.
admin-reports = List what people have reported about others.
admin-person = The id of a person, or its first eight digits or more, as `bismarck admin people` shows it.
admin-ban = Serve somebody no more; a running server sees it within a minute. It holds a browser, not a person.
admin-ban-reason = Why, for your own list.
admin-banned = { $person } is banned.
admin-unban = Serve somebody again.
admin-unbanned = { $person } is served again.
admin-is-banned = banned: { $reason }
