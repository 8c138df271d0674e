/** Replaces each `{name}` in a text by its value. */
export const filled = (text = '', values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
