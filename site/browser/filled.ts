/** Replaces each `{name}` in a text of the page by a value. */
export const filled = (text = '', values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
