import { mkdtempSync, rmSync } from 'node:fs';
import { sql } from 'kysely';
import { bringUpToDate } from './store/sql/bring-up-to-date.ts';
import { openPostgres } from './store/sql/postgres.ts';
import { sqliteStore } from './store/sql/sqlite.ts';
import { throwAwayPostgres } from './store/testing/postgres.ts';

let bad = 0;
for (let i = 0; i < 150; i++) {
  const f = mkdtempSync('/tmp/preventivo-stress-');
  const r = await Promise.allSettled([1, 2, 3, 4].map(() => sqliteStore(f)));
  for (const x of r) {
    if (x.status === 'rejected') {
      bad++;
      console.log('sqlite', i, x.reason.message, x.reason.errcode);
    } else await x.value.close();
  }
  rmSync(f, { recursive: true });
}
console.log('sqlite bad', bad);
bad = 0;
const p = await throwAwayPostgres();
if (!p) throw 1;
const admin = openPostgres(p.url);
for (let i = 0; i < 300; i++) {
  await sql.raw(`create database s_${i}`).execute(admin.db);
  const es = Array.from({ length: 4 }, () => openPostgres(p.url.replace(/postgres$/, `s_${i}`)));
  const r = await Promise.allSettled(es.map((e) => bringUpToDate(e)));
  for (const x of r)
    if (x.status === 'rejected') {
      bad++;
      console.log(i, x.reason.code, x.reason.message);
    }
  await Promise.all(es.map((e) => e.db.destroy()));
  await sql.raw(`drop database s_${i}`).execute(admin.db);
}
await admin.db.destroy();
await p.remove();
console.log('postgres bad', bad);
