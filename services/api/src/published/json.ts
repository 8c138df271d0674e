const width = 110;

/** Formats JSON as a person would: values that fit on one line stay on one line. */
export function jsonText(value: unknown, indent = ''): string {
  const short = onOneLine(value);
  if (typeof value !== 'object' || value === null) return short;
  if (short.length + indent.length <= width) return short;
  const deeper = `${indent}  `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const lines = Array.isArray(value)
    ? value.map((item) => jsonText(item, deeper))
    : Object.entries(value).map(([key, inner]) => `"${key}": ${jsonText(inner, deeper)}`);
  return `${open}\n${lines.map((line) => `${deeper}${line}`).join(',\n')}\n${indent}${close}`;
}

export function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).map(([key, inner]) => `"${key}": ${onOneLine(inner)}`);
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}';
}

export const cell = (value: unknown) => `\`${onOneLine(value).replaceAll('|', '\\|')}\``;
