import type { Say } from '@preventivo/core';
import { elsewhereOnce, elsewhereShared, elsewhereSubject } from '@preventivo/core/words';
import { mark } from './comes-by-link.ts';

/** The link that opens a draft of a line, made of the address of the page. What stands after `#` reaches no server. */
export const linkWith = (key: string, line: string, address: string): string =>
  `${address.replace(/#.*$/s, '')}${mark}${line}/${key}`;

/** The key in a link; undefined where a mail program has left only a part of it. */
export const keyIn = (link: string): string | undefined => /[=/]([\w-]{43})$/.exec(link)?.[1];

/** Opens the visitor's own mail program on a mail to themselves: no server of ours sees the link. */
export function mailWith(link: string, to: string, title: string, say: Say): string {
  const body = [say(elsewhereShared, { title }), link, say(elsewhereOnce)].join('\r\n\r\n');
  const subject = encodeURIComponent(say(elsewhereSubject, { title }));
  const address = encodeURIComponent(to).replaceAll('%40', '@');
  return `mailto:${address}?subject=${subject}&body=${encodeURIComponent(body)}`;
}
