import { type Failure, type Fields, same, type Table, type Values } from '@preventivo/core';

/** Returns a field, and the fields that a rule over several answers compares with it. */
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

/** Decides which failures show. */
interface Judged {
  /** Whether a new failure shows at a control that had no error before. */
  isRevealed(failure: Failure): boolean;
  /**
   * Whether a shown failure stays although the validation did not find it.
   * @defaultValue no failure stays
   */
  stands?(failure: Failure): boolean;
}

/**
 * Returns the failures to show after some fields were validated again: the shown failures of other fields, and the
 * found ones at controls that already had an error. A `late` failure first shows on submit; later checks keep it.
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
