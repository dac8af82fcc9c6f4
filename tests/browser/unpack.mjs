// Unpack the Chromium that the npm package carries into TMPDIR; print how to start it, as JSON.
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import chromium, { inflate } from '@sparticuz/chromium';

const packed = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..', 'bin');
await inflate(join(packed, 'al2023.tar.br'));
const executable = await chromium.executablePath();

// Its own fonts.conf names a folder that is not ours, and without a font Chromium dies.
const fonts = join(tmpdir(), 'fonts');
writeFileSync(
  join(fonts, 'fonts.conf'),
  `<fontconfig><dir>${fonts}</dir><dir>/usr/share/fonts</dir><cachedir>${fonts}</cachedir></fontconfig>`,
);
const libraries = join(tmpdir(), 'al2023', 'lib');
console.log(JSON.stringify({ executable, environment: { LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: fonts } }));
