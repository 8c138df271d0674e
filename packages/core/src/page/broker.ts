import { frameBroker, frameSupervision, frameTagline } from '../words/frame.ts';
/** The broker's data for visitors: in the header and the footer, after errors, and after the quote request. */
export interface Broker {
  /** The broker's name: «Rossi Assicurazioni». */
  readonly name: string;
  /** A line under the name. */
  readonly tagline?: string;
  /** An image instead of the initials. */
  readonly logo?: Logo;
  readonly phone?: Phone;
  readonly email?: string;
  /** The broker's postal address: «Via Roma 1, 20121 Milano». */
  readonly address?: string;
  /** The number in the register of intermediaries: «B000123456». */
  readonly rui?: string;
  /** The statutory sentence about supervision. @defaultValue supervision by IVASS, if `rui` is set */
  readonly ivass?: string;
}

/** URLs of images. The header shows them 40 px high. */
export interface Logo {
  readonly light: string;
  /** For dark pages. @defaultValue the light image */
  readonly dark?: string;
}

/** A telephone number for visitors. */
export interface Phone {
  /** The number in any notation: «02 1234567». */
  readonly number: string;
  /** The opening hours: «lun–ven 9–18». */
  readonly hours?: string;
}

/** The broker's data if the page sets none. */
export const defaultBroker: Broker = {
  name: frameBroker,
  tagline: frameTagline,
};

/** Returns the initials of a name's first and last word: «RA» for «Rossi Assicurazioni S.r.l.». */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}[^.]*$/u.test(word));
  const initials = [words[0], words.slice(1).at(-1)];
  return initials.map((word = '') => word.slice(0, 1).toUpperCase()).join('');
}

/** Returns the link of a telephone number: `tel:+390212345`. */
export const phoneLink = ({ number }: Phone): string => `tel:${number.replace(/[^\d+]/g, '')}`;

/** Returns the line about the register and the supervision, or undefined if neither is set. */
export const supervisionOf = (
  { rui, ivass }: Broker,
  t: (text: string) => string = String,
): string | undefined =>
  [rui && `RUI ${rui}`, ivass ?? (rui && t(frameSupervision))].filter((text) => text).join(' · ') ||
  undefined;
