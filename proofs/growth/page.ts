/**
 * Returns a page with `text` in place of one of its generated parts.
 * @throws if the page has no such part
 */
export function pageWith(page: string, part: string, text: string): string {
  const [begin, end] = [`<!-- ${part} -->`, `<!-- end of ${part} -->`];
  const from = page.indexOf(begin);
  const to = page.indexOf(end);
  if (from < 0 || to < from) throw new Error(`growth: the page has no place for '${part}'`);
  return `${page.slice(0, from + begin.length)}\n\n${text}\n\n${page.slice(to)}`;
}
