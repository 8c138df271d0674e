import { defaultBroker, headingOf } from '@preventivo/core';
import { useTranslate } from '@preventivo/core/react';
import { Drawing, ErrorBoundary } from '@preventivo/ui';
import { HowItWorks, Shell } from '@preventivo/wizard';
import { useState } from 'react';
import { AccountStrip } from './account/account-strip.tsx';
import { useAnsweredShare } from './answers/answered-share.ts';
import { EraseDeviceLink, LazyEraseDeviceDialog } from './device/erase-device-link.tsx';
import { footerLinks, ownDocuments, ownHelp } from './documents.ts';
import type { WizardProps } from './funnel-props.ts';
import { LazyContractorOfAccount, LazyDialogs, LazySummary } from './lazy-components.tsx';
import { OutdatedNote } from './outdated/outdated-note.tsx';
import { CurrentPage } from './pages/current-page.tsx';
import { useVisit } from './use-visit.ts';

/** The current page, with the header and footer around it and the dialogs over it. */
export function Wizard(props: WizardProps) {
  const { line: source, embedded = false } = props;
  const { broker = defaultBroker, documents = ownDocuments, helpUrl = ownHelp } = props;
  const t = useTranslate();
  const visit = useVisit(props);
  const { line, page, steps, turning, isOpen } = visit;
  const [erasing, setErasing] = useState(false);
  const summary = (place: 'page' | 'panel') =>
    line && <LazySummary {...{ line, page, place }} onEdit={isOpen ? visit.edit : undefined} />;
  return (
    <Shell
      title={headingOf(source)}
      pictogram={<Drawing path={source.pictogram} />}
      languages={props.languages}
      embedded={embedded}
      broker={embedded ? undefined : broker}
      links={footerLinks(documents, t)}
      {...{ steps, page }}
      top={turning.top}
      answered={useAnsweredShare(line, page)}
      onStep={visit.goTo}
      strip={
        <ErrorBoundary onError={visit.onBroken}>
          {visit.isOutdated && <OutdatedNote />}
          <AccountStrip {...{ documents, helpUrl }} />
        </ErrorBoundary>
      }
      over={!isOpen}
      aside={
        <ErrorBoundary onError={visit.onBroken}>
          {page === 1 && <HowItWorks phone={broker.phone} />}
          {summary('panel')}
        </ErrorBoundary>
      }
      foot={<EraseDeviceLink onOpen={() => setErasing(true)} />}
    >
      <ErrorBoundary key={isOpen ? page : 'sent'} onError={visit.onBroken}>
        {isOpen && <CurrentPage {...{ props, visit, documents }} summary={summary('page')} />}
      </ErrorBoundary>
      <ErrorBoundary onError={visit.onBroken}>
        {/* After the request, the contractor's data must stay: the final question shows their email and phone. */}
        {isOpen && <LazyContractorOfAccount profile={source.contractor} />}
        {erasing && (
          <LazyEraseDeviceDialog onErased={props.onErased} onClose={() => setErasing(false)} />
        )}
        <LazyDialogs {...{ props, visit }} />
      </ErrorBoundary>
    </Shell>
  );
}
