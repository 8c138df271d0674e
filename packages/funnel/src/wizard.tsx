import { defaultBroker, headingOf } from '@preventivo/core';
import { useTranslate } from '@preventivo/core/react';
import { Drawing, ErrorBoundary } from '@preventivo/ui';
import { HowItWorks, OfflineStrip, Shell } from '@preventivo/wizard';
import { useState } from 'react';
import { HeaderAccount } from './account/header-account.tsx';
import { useAnsweredShare } from './answers/answered-share.ts';
import { EraseDeviceLink, LazyEraseDeviceDialog } from './device/erase-device-link.tsx';
import { footerLinks } from './documents.ts';
import type { WizardProps } from './funnel-props.ts';
import {
  LazyContractorOfAccount,
  LazyDialogs,
  LazyHandoffLink,
  LazyTicket,
} from './lazy-components.tsx';
import { OutdatedNote } from './outdated/outdated-note.tsx';
import { CurrentPage } from './pages/current-page.tsx';
import { useVisit } from './use-visit.ts';
import { VisitContext } from './visit-context.ts';

/** Renders the current page between its header and footer, and the dialogs over it. */
export function Wizard(props: WizardProps) {
  const { broker = defaultBroker, embedded = false } = props;
  const t = useTranslate();
  const visit = useVisit(props);
  const { outline, line, page, steps, turning, documents, ending } = visit;
  const isOpen = ending === undefined;
  const [erasing, setErasing] = useState(false);
  return (
    <VisitContext.Provider value={visit}>
      <Shell
        title={headingOf(outline)}
        pictogram={<Drawing path={outline.pictogram} />}
        languages={props.languages}
        broker={embedded ? undefined : broker}
        links={footerLinks(documents, t)}
        {...{ embedded, steps, page, ending }}
        top={turning.top}
        answered={useAnsweredShare(line, page)}
        onStep={visit.goTo}
        account={
          <ErrorBoundary onError={visit.onBroken}>
            <HeaderAccount />
          </ErrorBoundary>
        }
        strip={
          <ErrorBoundary onError={visit.onBroken}>
            {visit.isOutdated && <OutdatedNote />}
            <OfflineStrip />
          </ErrorBoundary>
        }
        fold={
          line &&
          isOpen &&
          page > 1 &&
          page < steps.length && (
            <ErrorBoundary onError={visit.onBroken}>
              <LazyTicket line={line} place="fold" key={page} />
            </ErrorBoundary>
          )
        }
        aside={
          <ErrorBoundary onError={visit.onBroken}>
            {page === 1 && isOpen && <HowItWorks phone={broker.phone} />}
            {line && ending !== 'taken' && <LazyTicket line={line} place="panel" />}
          </ErrorBoundary>
        }
        foot={
          <>
            {line && isOpen && page > 1 && <LazyHandoffLink line={line} />}
            <EraseDeviceLink onOpen={() => setErasing(true)} />
          </>
        }
      >
        <ErrorBoundary key={isOpen ? page : 'sent'} onError={visit.onBroken}>
          {isOpen && <CurrentPage />}
        </ErrorBoundary>
        <ErrorBoundary onError={visit.onBroken}>
          {/* Unmount this component after the request. It would clear the contractor when the session ends, and the
              final question shows the contractor's email and phone. */}
          {isOpen && <LazyContractorOfAccount />}
          {erasing && <LazyEraseDeviceDialog onClose={() => setErasing(false)} />}
          <LazyDialogs isHeld={visit.isHeld} />
        </ErrorBoundary>
      </Shell>
    </VisitContext.Provider>
  );
}
