/**
 * A text with its places taken: `fill('tra {from} e {to}', { from, to })`.
 * A place nothing is values for stays as it is.
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
}
