/** Escapes a text for HTML content and attributes. */
export function escaped(text) {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Returns texts as `data-` attributes, which the scripts of the page read. */
export const dataOf = (texts) =>
  Object.entries(texts)
    .map(([name, text]) => ` data-${name}="${escaped(text)}"`)
    .join('');
