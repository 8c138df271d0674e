import type { Translate } from '@preventivo/core';
import { handoffOnce, handoffShared, handoffSubject } from '@preventivo/core/words';
import { mark } from './has-resume-link.ts';

/**
 * Returns the link that opens a draft. The key is in the URL's hash, because browsers do not send the hash to servers.
 */
export const linkWith = (key: string, line: string, address: string): string =>
  `${address.replace(/#.*$/s, '')}${mark}${line}/${key}`;

/** Returns the key in a link; undefined if the link is truncated, for example by a mail program. */
export const keyIn = (link: string): string | undefined => /[=/]([\w-]{43})$/.exec(link)?.[1];

/**
 * Returns a `mailto:` URL. The visitor's own mail program sends the link, so our servers never receive the key in it.
 */
export function mailWith(link: string, to: string, title: string, t: Translate): string {
  const body = [t(handoffShared, { title }), link, t(handoffOnce)].join('\r\n\r\n');
  const subject = encodeURIComponent(t(handoffSubject, { title }));
  const address = encodeURIComponent(to).replaceAll('%40', '@');
  return `mailto:${address}?subject=${subject}&body=${encodeURIComponent(body)}`;
}
