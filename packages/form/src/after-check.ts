import { type Failure, type Fields, same, type Table, type Values } from '@preventivo/core';

/** The fields that are checked with one: those that a rule over several answers marks as well. */
export function checkedWith(table: Table, key: string): readonly string[] {
  const rules = (table.checks ?? []).filter(({ marks }) => marks.includes(key));
  return [...new Set([key, ...rules.flatMap(({ marks }) => marks)])];
}

/** The given answers that are judged otherwise now that a choice they hang on was made anew. */
export function judgedAnew(
  { checks = [], fields }: Table,
  values: Values<Fields>,
  key: string,
): readonly string[] {
  return checks
    .flatMap(({ dependsOn = [], marks }) => (dependsOn.includes(key) ? marks : []))
    .filter((mark) => !same(values[mark], fields[mark]?.initial));
}

/** What a check does with single failures. */
interface Judged {
  /** Whether one that was found is shown now, though it was not before. */
  isRevealed(failure: Failure): boolean;
  /** Whether one that is shown stays, though it was not found. @defaultValue none does */
  stands?(failure: Failure): boolean;
}

/**
 * What is shown after some fields were checked again: what was shown of them goes unless it `stands`, what was found
 * comes where it was shown before, or where it `isRevealed` now; what is said on «Continua» only comes where just that
 * was shown.
 */
export function afterCheck(
  shown: readonly Failure[],
  found: readonly Failure[],
  checked: readonly string[],
  { isRevealed, stands = () => false }: Judged,
): readonly Failure[] {
  const failed = new Set(shown.map(({ control }) => control));
  const stays = shown.filter((one) => !checked.includes(one.field) || stands(one));
  const wasSaid = (one: Failure) =>
    shown.some(({ control, code }) => control === one.control && code === one.code);
  const comes = found.filter((one) =>
    one.late ? wasSaid(one) : failed.has(one.control) || isRevealed(one),
  );
  return [...stays, ...comes];
}
