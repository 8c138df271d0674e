import { loadModule, parseSync } from 'libpg-query';
import { describe, expect, it } from 'vitest';
import { featuresOf } from '../testing/sql-features.ts';
import { migrations } from './migrations.ts';

await loadModule();

/** What a program that knows nothing of it can live with, whatever else its statement has. */
const expanding = [
  'CREATE TABLE',
  'CREATE INDEX',
  'CREATE UNIQUE INDEX',
  'ALTER TABLE ADD COLUMN',
  'UPDATE',
];

const whyNot = (statement: string): string | undefined => {
  const features = featuresOf(parseSync(statement));
  const other = features.filter((name) => /^(ALTER|DROP|DELETE|TRUNCATE|.*Stmt$)/.test(name));
  const wrong = other.find((name) => !expanding.includes(name));
  if (wrong) return wrong;
  if (!features.some((name) => expanding.includes(name))) return 'nothing that expands';
  const isColumn = features.includes('ALTER TABLE ADD COLUMN');
  const mayBeMissing =
    !features.includes('constraint NOTNULL') || features.includes('constraint DEFAULT');
  return isColumn && !mayBeMissing ? 'a column that the old program does not fill' : undefined;
};

describe('a step of the schema', () => {
  it.each(migrations.map(({ id, statement }) => [id, statement] as const))(
    'lets the program of the release before go on: %s',
    (_, statement) => {
      expect(whyNot(statement)).toBeUndefined();
    },
  );

  it.each([
    ['alter table account drop column phone', 'ALTER TABLE DROP COLUMN'],
    ['alter table account rename column phone to mobile', 'RenameStmt'],
    ['drop table outbox', 'DropStmt'],
    ['delete from outbox', 'DELETE'],
    [
      'alter table account add column age text not null',
      'a column that the old program does not fill',
    ],
  ])('would not with %s', (statement, why) => {
    expect(whyNot(statement)).toBe(why);
  });
});
