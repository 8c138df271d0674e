import type { Say } from '@preventivo/core';
import { elsewhereOnce, elsewhereShared, elsewhereSubject } from '@preventivo/core/words';
import { mark } from './comes-by-link.ts';

/** Returns the link that opens a draft, from the address of the page. Servers do not receive the hash. */
export const linkWith = (key: string, line: string, address: string): string =>
  `${address.replace(/#.*$/s, '')}${mark}${line}/${key}`;

/** Returns the key in a link; undefined when a mail program has cut the link. */
export const keyIn = (link: string): string | undefined => /[=/]([\w-]{43})$/.exec(link)?.[1];

/** Returns a `mailto:` address: the visitor's mail program sends the link, so our servers never see it. */
export function mailWith(link: string, to: string, title: string, say: Say): string {
  const body = [say(elsewhereShared, { title }), link, say(elsewhereOnce)].join('\r\n\r\n');
  const subject = encodeURIComponent(say(elsewhereSubject, { title }));
  const address = encodeURIComponent(to).replaceAll('%40', '@');
  return `mailto:${address}?subject=${subject}&body=${encodeURIComponent(body)}`;
}
