import { frameBroker, frameSupervision, frameTagline } from '../words/frame.ts';
/** Whose page it is, as visitors see it: in the header and the footer, where something goes wrong, after the request. */
export interface Broker {
  /** «Rossi Assicurazioni» */
  readonly name: string;
  /** A line under the name. */
  readonly tagline?: string;
  /** A picture in place of the stamp with the initials. */
  readonly logo?: Logo;
  readonly phone?: Phone;
  readonly email?: string;
  /** «Via Roma 1, 20121 Milano» */
  readonly address?: string;
  /** The number in the register of intermediaries: «B000123456». */
  readonly rui?: string;
  /** What the law wants said of who supervises. @defaultValue that it is IVASS, where `rui` is said */
  readonly ivass?: string;
}

/** Addresses of pictures; they are shown 40 px high. */
export interface Logo {
  readonly light: string;
  /** For dark pages. @defaultValue the light one */
  readonly dark?: string;
}

/** A number that visitors may ring up. */
export interface Phone {
  /** As people write it: «02 1234567». */
  readonly number: string;
  /** When somebody answers: «lun–ven 9–18». */
  readonly hours?: string;
}

/** Who stands on a page that nobody has set. */
export const defaultBroker: Broker = {
  name: frameBroker,
  tagline: frameTagline,
};

/** What a stamp shows of a name: «RA» of «Rossi Assicurazioni S.r.l.», first word and last. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}[^.]*$/u.test(word));
  const initials = [words[0], words.slice(1).at(-1)];
  return initials.map((word = '') => word.slice(0, 1).toUpperCase()).join('');
}

/** Where a press on a telephone number leads: `tel:+390212345`. */
export const phoneLink = ({ number }: Phone): string => `tel:${number.replace(/[^\d+]/g, '')}`;

/** What is said of the register and of who supervises; undefined where nothing is set. */
export const supervisionOf = (
  { rui, ivass }: Broker,
  say: (text: string) => string = String,
): string | undefined =>
  [rui && `RUI ${rui}`, ivass ?? (rui && say(frameSupervision))]
    .filter((text) => text)
    .join(' · ') || undefined;
