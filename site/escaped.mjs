/** A text as it stands in HTML, between tags or in an attribute. */
export function escaped(text) {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
