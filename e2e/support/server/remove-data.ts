import { rmSync } from 'node:fs';
import { basename } from 'node:path';

/** After a browser run: the data folder made for it goes, and what the tests stored there. */
export default function removeData() {
  const folder = process.env.E2E_DATA_DIR ?? '';
  if (basename(folder).startsWith('preventivo-e2e-'))
    rmSync(folder, { recursive: true, force: true });
}
