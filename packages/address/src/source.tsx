import type { Attribution } from '@preventivo/core';
import { useTranslate } from '@preventivo/core/react';
import { commonNewTab } from '@preventivo/core/words';

/**
 * The source below the suggestions. Its link is no tab stop: Tab leaves the search box and closes the list. The card of
 * the chosen address shows the source again.
 */
export const SourceLine = (attribution: Attribution) => (
  <p className="q-detail q-address-source">
    <Source {...attribution} tabIndex={-1} />
  </p>
);

interface SourceProps extends Attribution {
  readonly tabIndex?: -1;
}

/** The source of an address, such as '© OpenStreetMap contributors', as a link if it has a page. */
export function Source({ text, url, tabIndex }: SourceProps) {
  const t = useTranslate();
  if (!url) return <span translate="no">{text}</span>;
  return (
    <a
      className="q-link"
      translate="no"
      href={url}
      target="_blank"
      rel="noopener"
      tabIndex={tabIndex}
      aria-label={`${text} (${t(commonNewTab)})`}
    >
      {text}
    </a>
  );
}
