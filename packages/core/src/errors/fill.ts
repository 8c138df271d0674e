/**
 * A text with its places taken: `fill('tra {from} e {to}', { from, to })`.
 * A place nothing is given for stays as it is.
 */
export function fill(text: string, given: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(given, name) ? String(given[name]) : place,
  );
}
