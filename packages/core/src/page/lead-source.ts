/**
 * How a visitor reached the page, without personal data (docs/rules/wire.md#lead-source). Only with
 * the visitor's consent to marketing attribution.
 */
export interface LeadSource {
  readonly utm_source?: string;
  readonly utm_medium?: string;
  readonly utm_campaign?: string;
  readonly utm_term?: string;
  readonly utm_content?: string;
  /** The click id of Google Ads. */
  readonly gclid?: string;
  /** The host of the page with the link, `www.google.com`. */
  readonly referrer?: string;
  /** The path of the first page, `/travel/`. */
  readonly landing?: string;
}

const campaignText = /^[\p{L}\p{N}][\p{L}\p{N} ._~+:|/()&,!-]{0,99}$/u;
const path = /^(?=.{1,200}$)(?:\/[\w.~-]{0,60})+$/;

/** The valid texts of each key. */
const valid: Readonly<Record<keyof LeadSource, (text: string) => boolean>> = {
  utm_source: (text) => campaignText.test(text),
  utm_medium: (text) => campaignText.test(text),
  utm_campaign: (text) => campaignText.test(text),
  utm_term: (text) => campaignText.test(text),
  utm_content: (text) => campaignText.test(text),
  gclid: (text) => /^[\w-]{20,200}$/.test(text),
  // The last part starts with a letter, so an IP address is invalid.
  referrer: (text) => /^(?=.{1,100}$)(?:[a-z\d-]+\.)+[a-z][a-z\d-]*$/.test(text),
  // Five digits may number a person or a contract.
  landing: (text) => path.test(text) && !/\d{5}/.test(text),
};

/** All keys of a source, in the order of documents and exports. */
export const leadSourceKeys = Object.keys(valid) as readonly (keyof LeadSource)[];

/**
 * Returns the valid values of a source, trimmed. Leaves out any other value, because a link of a
 * campaign must not cost a request. Returns undefined if none is left.
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
 * Returns the source of a visit.
 * @param page the URL of the page
 * @param referrer `document.referrer`; a page of the same host is no source
 */
export function leadSourceOfVisit(page: string, referrer: string): LeadSource | undefined {
  const { searchParams, hostname, pathname } = new URL(page);
  const from = URL.canParse(referrer) ? new URL(referrer).hostname : '';
  return leadSourceFrom({
    ...Object.fromEntries(searchParams),
    referrer: from === hostname ? '' : from,
    landing: pathname,
  });
}

/** Whether a text has the form of a fiscal code or a telephone number. An `@` is invalid anyway. */
function isPersonal(text: string): boolean {
  const joined = text
    .replace(/(?<!\d)\d{1,2}([./-])\d{1,2}\1(?:\d\d){1,2}(?!\d)/g, 'date')
    .replace(/(?<=\d)[ ./()|:,_-]+(?=\d)/g, '');
  return phone.test(joined) || /[a-z]{6}\d\d[a-z]\d\d[a-z]\d{3}[a-z]/i.test(text);
}

/** With a prefix, or an Italian number: mobile ones start with 3, others with 0. */
const phone = /(?:\+\d{8}|00[1-9]\d{7})|(?<!\d)(?:(?:39)?3\d{8,9}|(?:39)?0\d{6,10})(?!\d)/;
