import { queryOfSource } from '@preventivo/funnel/lazy/lead-source';

/**
 * Appends to the links to other pages of the site how the visitor reached this one. Stores nothing: the page of a line
 * asks for consent before it does (docs/rules/wire.md#lead-source).
 */
export function passSourceOn(): void {
  const query = queryOfSource(location.href, document.referrer);
  if (!query) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a'))
    if (link.origin === location.origin) link.search = query;
  // This page in another language replaces it, so it keeps the other parameters too.
  const all = new URLSearchParams(query);
  for (const [name, value] of new URLSearchParams(location.search))
    if (!all.has(name)) all.append(name, value);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.site-languages a'))
    link.search = `${all}`;
}
