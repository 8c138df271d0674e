import { loadModule, parseSync } from 'libpg-query';
import { describe, expect, it } from 'vitest';
import { featuresOf } from '../testing/sql-features.ts';
import { migrations } from './migrations.ts';

await loadModule();

/** Schema changes that a program of the previous release tolerates. */
const expanding = [
  'CREATE TABLE',
  'CREATE INDEX',
  'CREATE UNIQUE INDEX',
  'ALTER TABLE ADD COLUMN',
  'UPDATE',
];

/**
 * Steps that remove data and that the previous release still tolerates: they move pending
 * registrations to a separate table. A visitor who follows an activation link meanwhile reads that
 * it has expired, and registers again (decision 125).
 */
const movesAway = [
  'pending-registration-003-move',
  'pending-registration-004-records',
  'pending-registration-005-passwords',
  'pending-registration-006-accounts',
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

describe('a schema step', () => {
  it.each(
    migrations
      .filter(({ id }) => !movesAway.includes(id))
      .map(({ id, statement }) => [id, statement] as const),
  )('keeps the previous release working: %s', (_, statement) => {
    expect(whyNot(statement)).toBeUndefined();
  });

  it.each([
    ['alter table account drop column phone', 'ALTER TABLE DROP COLUMN'],
    ['alter table account rename column phone to mobile', 'RenameStmt'],
    ['drop table outbox', 'DropStmt'],
    ['delete from outbox', 'DELETE'],
    [
      'alter table account add column age text not null',
      'a column that the old program does not fill',
    ],
  ])('would break it with %s', (statement, why) => {
    expect(whyNot(statement)).toBe(why);
  });
});
