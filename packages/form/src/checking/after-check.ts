import { type Failure, type Fields, same, type Table, type Values } from '@preventivo/core';

/** Returns a field with those that share a rule over several answers with it. */
export function checkedWith({ checks = [] }: Table, key: string): readonly string[] {
  const together = checks.flatMap(({ controls }) => (controls.includes(key) ? controls : []));
  return [...new Set([key, ...together])];
}

/** Returns the answered fields whose rules depend on a field that has just changed. */
export function controlsToRevalidate(
  { checks = [], fields }: Table,
  values: Values<Fields>,
  key: string,
): readonly string[] {
  return checks
    .flatMap(({ dependsOn = [], controls }) => (dependsOn.includes(key) ? controls : []))
    .filter((mark) => !same(values[mark], fields[mark]?.initial));
}

/** Decides about single failures. */
interface Judged {
  /** Whether a new failure shows, though its control showed none before. */
  isRevealed(failure: Failure): boolean;
  /** Whether a shown failure stays, though the validation did not find it. @defaultValue no failure does */
  stands?(failure: Failure): boolean;
}

/**
 * Returns the failures to show after some fields were validated again: those of other fields, and new ones at controls
 * that showed an error before. A `late` failure appears on submit only; later checks keep it.
 */
export function afterCheck(
  shown: readonly Failure[],
  found: readonly Failure[],
  checked: readonly string[],
  { isRevealed, stands = () => false }: Judged,
): readonly Failure[] {
  const stays = shown.filter((one) => !checked.includes(one.field) || stands(one));
  const comes = found.filter((one) => {
    const before = shown.filter(({ control }) => control === one.control);
    if (one.late) return before.some(({ code }) => code === one.code);
    return before.length > 0 || isRevealed(one);
  });
  return [...stays, ...comes];
}
