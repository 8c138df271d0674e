import { readFileSync } from 'node:fs';
import { loadModule, parseSync } from 'libpg-query';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { throwAwayPostgres } from '../testing/postgres.ts';
import { featuresOf } from '../testing/sql-features.ts';
import { describeStore } from '../testing/store-suite.ts';
import { migrations } from './migrations.ts';
import { postgresStore } from './postgres.ts';

const page = readFileSync(
  new URL('../../../../../docs/distributed-sql.md', import.meta.url),
  'utf8',
);
/** The first cell of each row of the table. */
const written = [...page.matchAll(/^\| `([^`]+)`/gm)].map(([, name = '']) =>
  name.replace('\\|\\|', '||'),
);

await loadModule();
const postgres = await throwAwayPostgres();

describe.runIf(postgres)('the SQL that PostgreSQL receives', () => {
  const said = new Set<string>();
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [first] = args;
    const text = typeof first === 'string' ? first : (first as { text?: string })?.text;
    if (text) said.add(text);
    return Reflect.apply(query, this, args);
  } as typeof query;

  const opened = (async () => {
    const one = await postgresStore(postgres?.url ?? '');
    return [one, await postgresStore(postgres?.url ?? '')] as const;
  })();
  let both: Awaited<typeof opened>;
  it('the SQL is recorded from the first migration on', async () => {
    both = await opened;
    for (const statement of migrations.flatMap(({ statements }) => statements))
      expect(said).toContain(statement);
  });

  describeStore('while a store does all it can', () => both);

  it('the SQL uses exactly the features that docs/distributed-sql.md lists', () => {
    const found = new Set([...said].flatMap((sql) => featuresOf(parseSync(sql))));
    expect([...found].sort()).toEqual([...written].sort());
  });

  afterAll(async () => {
    pg.Client.prototype.query = query;
    await Promise.all(both.map((store) => store.close()));
    await postgres?.remove();
  }, 60_000);
});

describe('the features of a statement', () => {
  const of = (sql: string) => featuresOf(parseSync(sql));

  it('the features of a statement come from its syntax tree, not from its string literals', () => {
    expect(of("select 'listen to me for update'")).toEqual(['SELECT']);
  });

  it.each([
    ['listen news', 'ListenStmt'],
    ['select pg_advisory_lock(1)', 'function pg_advisory_lock'],
    ['set work_mem = 1', 'VariableSetStmt'],
    ['create extension citext', 'CreateExtensionStmt'],
    ['select a from t for update nowait', 'FOR UPDATE NOWAIT'],
    ['create table t (a serial)', 'type serial'],
    ['with a as (insert into t values (1)) select 1', 'INSERT in WITH'],
    ['with a as (select 1) select 1', 'SELECT in WITH'],
    ['create table t (a text references u)', 'constraint FOREIGN'],
  ])('the features of %s include %s', (sql, feature) => {
    expect(of(sql)).toContain(feature);
  });
});
