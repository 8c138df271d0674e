import { loadModule, parseSync } from 'libpg-query';
import { describe, expect, it } from 'vitest';
import { featuresOf } from '../testing/sql-features.ts';
import { migrations } from './migrations.ts';

await loadModule();

/** Schema changes that the previous release still works with. */
const expanding = [
  'CREATE TABLE',
  'CREATE TABLE IF NOT EXISTS',
  'CREATE INDEX',
  'CREATE INDEX IF NOT EXISTS',
  'CREATE UNIQUE INDEX',
  'CREATE UNIQUE INDEX IF NOT EXISTS',
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

describe('a schema step', () => {
  it.each(migrations.map(({ id, statements }) => [id, statements] as const))(
    'a schema step keeps the previous release working: %s',
    (_, statements) => {
      expect(statements.map(whyNot).filter(Boolean)).toEqual([]);
    },
  );

  it('a schema step with several statements is repeatable', () => {
    for (const { statements } of migrations.filter((step) => step.statements.length > 1))
      for (const statement of statements)
        expect(statement).toMatch(/^create (table|(unique )?index) if not exists /);
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
  ])('the check rejects a statement that breaks the previous release: %s', (statement, why) => {
    expect(whyNot(statement)).toBe(why);
  });
});
