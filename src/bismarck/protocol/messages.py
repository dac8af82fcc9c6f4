"""What may come from a client, and what may come from the server."""

from __future__ import annotations

from bismarck.protocol.company import (
    AllowSpectators,
    Awaited,
    Clocks,
    Knock,
    Knocked,
    LeaveTable,
    Mute,
    PauseMatch,
    Presence,
    Rematch,
    RematchReady,
    Report,
    Reported,
    ResumeMatch,
    Said,
    Say,
    TakeBack,
    Talk,
    UndoAnswer,
    UndoAsk,
    UndoClosed,
    UndoOffered,
    Vote,
    Watching,
)
from bismarck.protocol.gathering import (
    ChangeSettings,
    ClearSeat,
    Room,
    SeatBot,
    SetReady,
    Sit,
    Stand,
    StartMatch,
)
from bismarck.protocol.match import (
    Acknowledged,
    Command,
    Failed,
    GoingDown,
    Happened,
    Hello,
    Hint,
    Hinted,
    Open,
    Ping,
    Pong,
    Ready,
    Refused,
    Welcome,
)

InMatch = Hello | Command | Ready | Open | Hint | Ping
InGathering = Sit | Stand | SeatBot | ClearSeat | SetReady | StartMatch | ChangeSettings
InCompany = (
    Vote
    | TakeBack
    | LeaveTable
    | PauseMatch
    | ResumeMatch
    | UndoAsk
    | UndoAnswer
    | Say
    | Mute
    | Report
    | Knock
    | AllowSpectators
    | Rematch
)
FromClient = InMatch | InGathering | InCompany

FromServer = (
    Welcome
    | Happened
    | Acknowledged
    | Refused
    | Hinted
    | Pong
    | GoingDown
    | Failed
    | Room
    | Presence
    | Clocks
    | Awaited
    | UndoOffered
    | UndoClosed
    | Said
    | Talk
    | Knocked
    | Reported
    | RematchReady
    | Watching
)
