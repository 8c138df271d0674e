/**
 * How a visitor reached the page, without personal data (docs/rules/wire.md#lead-source). Collected only with the
 * visitor's consent to marketing attribution.
 */
export interface LeadSource {
  readonly utm_source?: string;
  readonly utm_medium?: string;
  readonly utm_campaign?: string;
  readonly utm_term?: string;
  readonly utm_content?: string;
  /** The click id of Google Ads. */
  readonly gclid?: string;
  /** The host of the page that contained the link, `www.google.com`. */
  readonly referrer?: string;
  /** The path of the visitor's first page, `/travel/`. */
  readonly landing?: string;
}

const campaignText = /^[\p{L}\p{N}][\p{L}\p{N} ._~+:|/()&,!-]{0,99}$/u;
const path = /^(?=.{1,200}$)(?:\/[\w.~-]{0,60})+$/;

/** By key: whether a text is valid. */
const valid: Readonly<Record<keyof LeadSource, (text: string) => boolean>> = {
  utm_source: (text) => campaignText.test(text),
  utm_medium: (text) => campaignText.test(text),
  utm_campaign: (text) => campaignText.test(text),
  utm_term: (text) => campaignText.test(text),
  utm_content: (text) => campaignText.test(text),
  gclid: (text) => /^[\w-]{20,200}$/.test(text),
  // Rejects an IP address, because the last part must start with a letter.
  referrer: (text) => /^(?=.{1,100}$)(?:[a-z\d-]+\.)+[a-z][a-z\d-]*$/.test(text),
  // Rejects five digits, because they may be the number of a person or a contract.
  landing: (text) => path.test(text) && !/\d{5}/.test(text),
};

/** All keys of a source, in the order of documents and exports. */
export const leadSourceKeys = Object.keys(valid) as readonly (keyof LeadSource)[];

/**
 * Returns the valid values of a source, trimmed. Omits every other value, because a bad campaign link must not make
 * the quote request fail. Returns undefined if no value is valid.
 */
export function leadSourceFrom(raw: unknown): LeadSource | undefined {
  const kept = leadSourceKeys.flatMap((key) => {
    const given: unknown = Object(raw)[key];
    const text = typeof given === 'string' ? given.normalize('NFC').trim() : '';
    return valid[key](text) && !isPersonal(text) ? [[key, text] as const] : [];
  });
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

/**
 * Whether a text may be a fiscal code or a telephone number. An email address needs no check, because `@` is invalid
 * anyway.
 */
function isPersonal(text: string): boolean {
  const joined = text
    .replace(/(?<!\d)\d{1,2}([./-])\d{1,2}\1(?:\d\d){1,2}(?!\d)/g, 'date')
    .replace(/(?<=\d)[ ./()|:,_-]+(?=\d)/g, '');
  return phone.test(joined) || /[a-z]{6}\d\d[a-z]\d\d[a-z]\d{3}[a-z]/i.test(text);
}

/** Matches a number with an international prefix, or an Italian number. Mobile numbers start with 3, others with 0. */
const phone = /(?:\+\d{8}|00[1-9]\d{7})|(?<!\d)(?:(?:39)?3\d{8,9}|(?:39)?0\d{6,10})(?!\d)/;
