/** Fills the placeholders of a text: `fill('tra {from} e {to}', { from, to })`. Keeps a placeholder without a value. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
}
