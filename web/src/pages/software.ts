/** The work of others that runs in the page and in the server, with its licences; a test holds it against what is installed. */

type Software = readonly (readonly [name: string, licence: string])[];

export const PAGE: Software = [
  ['@letele/playing-cards', 'CC0-1.0'],
  ['Svelte', 'MIT'],
  ['uqr', 'MIT'],
];

export const SERVER: Software = [
  ['aiosqlite', 'MIT'],
  ['alembic', 'MIT'],
  ['fluent.runtime', 'Apache-2.0'],
  ['httptools', 'MIT'],
  ['msgspec', 'BSD-3-Clause'],
  ['nanobind', 'BSD-3-Clause'],
  ['numpy', 'BSD-3-Clause'],
  ['prometheus-client', 'Apache-2.0'],
  ['pydantic-settings', 'MIT'],
  ['rich', 'MIT'],
  ['segno', 'BSD-3-Clause'],
  ['sqlalchemy', 'MIT'],
  ['starlette', 'BSD-3-Clause'],
  ['typer', 'MIT'],
  ['uvicorn', 'BSD-3-Clause'],
  ['uvloop', 'MIT'],
  ['websockets', 'BSD-3-Clause'],
];
