import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { SqliteDatabase } from 'kysely';

type Prepared = ReturnType<SqliteDatabase['prepare']>;

/** A database of Node in the shape Kysely expects, with each statement prepared the first time only. */
export function preparedOnce(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, Prepared>();
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const known = prepared.get(sql) ?? inShape(database.prepare(sql));
      prepared.set(sql, known);
      return known;
    },
  };
}

const inShape = (statement: StatementSync): Prepared => ({
  reader: statement.columns().length > 0,
  all: (parameters) => statement.all(...parameters.map(asInput)),
  run: (parameters) => statement.run(...parameters.map(asInput)),
  iterate: (parameters) => statement.iterate(...parameters.map(asInput)),
});

/** What our tables hold. */
function asInput(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  throw new TypeError(`A ${typeof value} cannot be kept in a table.`);
}
