import { rmSync } from 'node:fs';
import { basename } from 'node:path';

/** Removes the data folder of the test run, with everything that the tests stored. */
export default function removeData() {
  const folder = process.env.E2E_DATA_DIR ?? '';
  if (basename(folder).startsWith('preventivo-e2e-'))
    rmSync(folder, { recursive: true, force: true });
}
