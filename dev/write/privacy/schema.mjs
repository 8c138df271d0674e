import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@preventivo/api/workspace/store/sql/migrate';
import { openSqlite } from '@preventivo/api/workspace/store/sql/sqlite';
import { withoutPersonalData } from './tables.mjs';

/** Returns the columns of each table after all migrations, by the table's name. Omits tables without personal data. */
export async function readSchema() {
  const folder = mkdtempSync(join(tmpdir(), 'preventivo-schema-'));
  const engine = openSqlite(folder);
  try {
    await migrate(engine);
    const found = await engine.db.introspection.getTables();
    return Object.fromEntries(
      found
        .filter(({ name }) => !withoutPersonalData.includes(name))
        .sort((a, b) => (a.name < b.name ? -1 : 1))
        .map(({ name, columns }) => [name, columns.map((column) => column.name)]),
    );
  } finally {
    await engine.db.destroy();
    rmSync(folder, { recursive: true });
  }
}
