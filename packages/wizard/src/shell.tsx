import type { Broker } from '@preventivo/core';
import { useLanguage, useTranslate } from '@preventivo/core/react';
import { frameSkip } from '@preventivo/core/words';
import { type MouseEvent, type ReactNode, type Ref, type RefObject, useRef } from 'react';
import { BrokerBar, BrokerFooter, type FooterLink } from './broker.tsx';
import { Steps, type StepsProps } from './steps.tsx';

/** Props of `<Shell>`. */
export interface ShellProps extends Omit<StepsProps, 'over'> {
  /** The title of the funnel: «Preventivo viaggi». */
  readonly title: string;
  /** The line's pictogram, 24 px, in the current text colour. Hidden from screen readers. */
  readonly pictogram: ReactNode;
  /** The broker, shown in the header and in the footer. @defaultValue shown in neither, as in a host page */
  readonly broker?: Broker | undefined;
  /** The links to documents in the footer. */
  readonly links?: readonly FooterLink[];
  /** The language switch, in the header after the broker. */
  readonly languages?: ReactNode;
  /** The login block, at the end of the header's row. */
  readonly account?: ReactNode;
  /** The answers so far, collapsed at the end of the header. From 960 px on, the side panel shows them instead. */
  readonly fold?: ReactNode;
  /** Messages between the header and the page, for example that the visitor is offline. */
  readonly strip?: ReactNode;
  /** The side panel, shown from 960 px on. */
  readonly aside?: ReactNode;
  /** Buttons in the footer, after the links. */
  readonly foot?: ReactNode;
  /**
   * What replaces the pages: 'taken', an empty page under the final question, once the server has
   * accepted the request; then 'sent', the thank-you page. @defaultValue nothing, the pages are shown
   */
  readonly ending?: 'taken' | 'sent' | undefined;
  /** The content of the page. */
  readonly children: ReactNode;
  /** Ref to the top of the form. The browser scrolls to it when the visitor goes to another page. */
  readonly top?: Ref<HTMLDivElement>;
  /**
   * Whether the shell is in a host page, which has its own heading and landmarks.
   * @defaultValue false
   */
  readonly embedded?: boolean;
}

/** The layout of every page: the header with the pictogram, the content, the side panel and the footer. */
export function Shell(props: ShellProps) {
  const { title, pictogram, broker, links, languages, account, fold, strip, ...rest } = props;
  const { aside, foot, children, top, ending, embedded = false, ...steps } = rest;
  const sheet = useRef<HTMLDivElement>(null);
  // In a host page, use elements without a role: the host has its own landmarks.
  const [Title, Header, Main, Aside] = embedded ? embeddedTags : tags;
  const look = `q-shell${aside ? ' q-with-aside' : ''}${embedded ? ' q-embedded' : ''}`;
  return (
    <div ref={top} lang={useLanguage()} className={look} data-ending={ending}>
      <Header className="q-top">
        {!embedded && <SkipLink to={sheet} />}
        <div className="q-head">
          <BrokerBar broker={broker}>
            {languages}
            {account}
          </BrokerBar>
          <span className="q-stamp" aria-hidden="true">
            {pictogram}
          </span>
          <Title className="q-head-title">{title}</Title>
          <Steps {...steps} over={!!ending} />
          {fold && <div className="q-fold">{fold}</div>}
        </div>
      </Header>
      {strip && <div className="q-strip">{strip}</div>}
      <Main className="q-sheet" id={SHEET} ref={sheet} tabIndex={-1}>
        {children}
      </Main>
      {aside && (
        <Aside className="q-aside">
          <div className="q-aside-sheet">{aside}</div>
        </Aside>
      )}
      {broker ? (
        <BrokerFooter broker={broker} links={links}>
          {foot}
        </BrokerFooter>
      ) : (
        foot && <div className="q-foot">{foot}</div>
      )}
    </div>
  );
}

const SHEET = 'q-sheet';
const tags = ['h1', 'header', 'main', 'aside'] as const;
const embeddedTags = ['p', 'div', 'div', 'div'] as const;

/** A link that skips the header. It is the first tab stop. */
function SkipLink({ to }: { readonly to: RefObject<HTMLElement | null> }) {
  const t = useTranslate();
  const skip = (event: MouseEvent) => {
    // Keep the URL: each history entry belongs to a page of the funnel.
    event.preventDefault();
    to.current?.focus();
  };
  return (
    <a className="q-skip" href={`#${SHEET}`} onClick={skip}>
      {t(frameSkip)}
    </a>
  );
}
