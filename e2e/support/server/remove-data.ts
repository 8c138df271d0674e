import { rmSync } from 'node:fs';
import { basename } from 'node:path';

/** Removes the run's data folder and the data that the tests stored there. */
export default function removeData() {
  const folder = process.env.E2E_DATA_DIR ?? '';
  if (basename(folder).startsWith('preventivo-e2e-'))
    rmSync(folder, { recursive: true, force: true });
}
