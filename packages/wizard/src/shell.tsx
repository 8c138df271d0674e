import type { Broker } from '@preventivo/core';
import { useLanguage, useSay } from '@preventivo/core/react';
import { frameSkip } from '@preventivo/core/words';
import { type MouseEvent, type ReactNode, type Ref, type RefObject, useRef } from 'react';
import { BrokerBar, BrokerFooter, type FooterLink } from './broker.tsx';
import { Steps, type StepsProps } from './steps.tsx';

/** What `<Shell>` takes. */
export interface ShellProps extends StepsProps {
  /** «Preventivo viaggi» */
  readonly title: string;
  /** The line's pictogram, 24 px, in the current colour. Decoration. */
  readonly pictogram: ReactNode;
  /** Whose page it is: a bar over the title and a footer. @defaultValue neither, as in somebody else's page */
  readonly broker?: Broker | undefined;
  /** What the footer leads to. */
  readonly links?: readonly FooterLink[];
  /** The switch between languages, at the end of the header's first line. */
  readonly languages?: ReactNode;
  /** What stands between header and sheet: the login block, the offline strip. */
  readonly strip?: ReactNode;
  /** The side panel, shown from 960 px on. */
  readonly aside?: ReactNode;
  /** What may be done about the page at its foot, after the documents. */
  readonly foot?: ReactNode;
  /** The page. */
  readonly children: ReactNode;
  /** The top of the form, which a new step scrolls to. */
  readonly top?: Ref<HTMLDivElement>;
  /** Whether it stands in somebody else's page, whose heading and landmarks it must not repeat. @defaultValue false */
  readonly embedded?: boolean;
}

/** What stands around every page: the header with its stamp, the perforated sheet, the side panel. */
export function Shell(props: ShellProps) {
  const { title, pictogram, broker, links, strip, aside, children, top, languages, foot, ...rest } =
    props;
  const { embedded = false, ...steps } = rest;
  const sheet = useRef<HTMLDivElement>(null);
  // The landmarks of a page are the page's own.
  const [Title, Header, Main, Aside] = embedded ? embeddedTags : tags;
  return (
    <div ref={top} lang={useLanguage()} className={aside ? 'q-shell q-with-aside' : 'q-shell'}>
      <Header className="q-top">
        {!embedded && <SkipLink to={sheet} />}
        {broker ? <BrokerBar broker={broker}>{languages}</BrokerBar> : languages}
        <div className="q-head">
          <span className="q-stamp" aria-hidden="true">
            {pictogram}
          </span>
          <Title className="q-head-title">{title}</Title>
          <Steps {...steps} />
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

/** The first stop of the Tab key: past the header. */
function SkipLink({ to }: { readonly to: RefObject<HTMLElement | null> }) {
  const say = useSay();
  const skip = (event: MouseEvent) => {
    // The address stays as it is: it is part of the history that leads back.
    event.preventDefault();
    to.current?.focus();
  };
  return (
    <a className="q-skip" href={`#${SHEET}`} onClick={skip}>
      {say(frameSkip)}
    </a>
  );
}
