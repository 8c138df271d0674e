import { type LeadSource, leadSourceFrom } from '@preventivo/core/wire';

/**
 * Returns the source of this visit (docs/rules/wire.md#lead-source). A visit that did not start from a link on
 * another site keeps the source of the draft.
 * @param kept the source in the draft
 */
export function leadSourceNow(kept: unknown): LeadSource | undefined {
  const visit = leadSourceOfVisit(location.href, document.referrer);
  return isLinked(visit) ? visit : (leadSourceFrom(kept) ?? visit);
}

/**
 * Returns the query by which links to other pages of the site pass the source on, `?utm_source=google&q_landing=%2F`.
 * Returns an empty text for a visit that did not start from a link on another site.
 * @param page the URL of the page
 * @param referrer `document.referrer`
 */
export function queryOfSource(page: string, referrer: string): string {
  const source = leadSourceOfVisit(page, referrer);
  if (!isLinked(source)) return '';
  const entries = Object.entries(source ?? {}).map(([key, text]) => [passedOn[key] ?? key, text]);
  return `?${new URLSearchParams(entries)}`;
}

/** By key: the parameter that passes it on. A host may have its own parameter of the name `referrer`. */
const passedOn: Readonly<Record<string, string>> = { referrer: 'q_referrer', landing: 'q_landing' };

/**
 * Returns the source of a visit. A visitor who comes from another page of the site has the source in the query, because
 * `referrer` is that page.
 */
export function leadSourceOfVisit(page: string, referrer: string): LeadSource | undefined {
  const { searchParams, hostname, pathname } = new URL(page);
  const from = URL.canParse(referrer) ? new URL(referrer).hostname : '';
  const isSameSite = from === hostname;
  return leadSourceFrom({
    ...Object.fromEntries(searchParams),
    referrer: isSameSite ? searchParams.get('q_referrer') : from,
    landing: (isSameSite && searchParams.get('q_landing')) || pathname,
  });
}

/** Whether a visit started from the link of a campaign or of another site. */
const isLinked = (visit: LeadSource = {}) => Object.keys(visit).some((key) => key !== 'landing');
