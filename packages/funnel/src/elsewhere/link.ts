import type { Say } from '@preventivo/core';
import { elsewhereOnce, elsewhereShared, elsewhereSubject } from '@preventivo/core/words';
import { comesByLink, mark } from './comes-by-link.ts';

/** The link that opens a draft, made of the address of the page. What stands after `#` reaches no server. */
export const linkWith = (key: string, address: string): string =>
  address.replace(/#.*$/s, '') + mark + key;

/** The key in an address; undefined where a mail program has left only a part of it. */
export function keyIn(hash: string): string | undefined {
  const key = hash.slice(mark.length);
  return comesByLink(hash) && /^[\w-]{43}$/.test(key) ? key : undefined;
}

/** Takes the key out of the address, so that neither the history nor a bookmark has it. */
export function cleanAddress(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
}

/** Opens the visitor's own mail program on a mail to themselves: no server of ours sees the link. */
export function mailWith(link: string, to: string, title: string, say: Say): string {
  const body = [say(elsewhereShared, { title }), link, say(elsewhereOnce)].join('\r\n\r\n');
  const subject = encodeURIComponent(say(elsewhereSubject, { title }));
  const address = encodeURIComponent(to).replaceAll('%40', '@');
  return `mailto:${address}?subject=${subject}&body=${encodeURIComponent(body)}`;
}
