import { useSessionKeeper } from '@preventivo/auth';
import { defaultBroker, headingOf } from '@preventivo/core';
import { useSay } from '@preventivo/core/react';
import { Drawing, ErrorBoundary, focusOnceDrawn, usePreload } from '@preventivo/ui';
import { HowItWorks, Shell } from '@preventivo/wizard';
import type { AnsweredPage } from '@preventivo/wizard/summary';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useState } from 'react';
import { AccountStrip } from './account/account-strip.tsx';
import { useAnsweredShare } from './answers/answered-share.ts';
import { EraseDeviceLink, LazyEraseDeviceDialog } from './device/erase-device-link.tsx';
import { footerLinks, ownDocuments, ownHelp } from './documents.ts';
import { useDraft } from './draft/use-draft.ts';
import { useRequestKey } from './draft/use-request-key.ts';
import {
  LazyContractorOfAccount,
  LazyDialogs,
  LazyQuestionsPage,
  LazySummary,
} from './lazy-components.tsx';
import { useWholeLine } from './line/use-whole-line.ts';
import { OutdatedNote } from './outdated/outdated-note.tsx';
import { isBusy, useOutdatedPage } from './outdated/use-outdated-page.ts';
import { CurrentPage } from './pages/current-page.tsx';
import { stepsOf } from './pages/steps.ts';
import { useEarlyPress } from './pages/use-early-press.ts';
import { useHistory, usePageTurn } from './pages/use-page-turn.ts';
import { keeperAtom } from './state/answers.ts';
import { useShownPage } from './state/use-answers-of.ts';
import {
  consentsAtom,
  goToAtom,
  isHeldAtom,
  leaveAtom,
  phaseAtom,
  restoredAtom,
} from './state/visit.ts';
import { tellReceipt, useSubmission } from './submission/use-submission.ts';
import { useTracker } from './tracker/use-tracker.ts';
import type { WizardProps } from './wizard-props.ts';

/** The pages of a line, what stands around them, and the way of the request. */
export function Wizard(props: WizardProps) {
  const { line: source, storage, embedded = false, manageHistory = false } = props;
  const { broker = defaultBroker, documents = ownDocuments, helpUrl = ownHelp } = props;
  const say = useSay();
  const store = useStore();
  useSessionKeeper();
  const draft = useDraft(source, storage);
  useRequestKey(source, storage);
  const restored = useAtomValue(restoredAtom);
  const phase = useAtomValue(phaseAtom).is;
  const isHeld = useAtomValue(isHeldAtom);
  const page = useShownPage(source);
  const isFirst = page === 1;
  const { line, failed, fetch } = useWholeLine(source, !isFirst);
  const tracking = useTracker(props.tracker, source.id, page);
  const [erasing, setErasing] = useState(false);
  const steps = stepsOf(source, say);
  const turning = usePageTurn(steps.length);
  const { top, turn } = turning;
  const { send, recall } = useSubmission({
    id: source.id,
    line,
    privacyForm: props.privacyForm,
    documents: documents.documents,
    onTaken: () => {
      // What the question leads to stands behind it, and is shorter than the form: one that shrinks above its end jumps.
      top.current?.scrollIntoView({ block: 'start' });
      store.get(keeperAtom)?.drop();
      tracking.sent();
    },
    onReceipt: (receipt) => tellReceipt(top.current, receipt),
    onStopped: tracking.stopped,
  });
  const setPage = useSetAtom(goToAtom);
  const leave = useSetAtom(leaveAtom);
  usePreload(LazyQuestionsPage.preload);
  useEarlyPress(props.isPressed ?? false, restored !== 'looking' && isFirst, top);
  const isOutdated = useOutdatedPage(
    () =>
      !(embedded || isHeld || isBusy(top.current)) &&
      !Object.values(store.get(consentsAtom).consents).includes(true) &&
      draft.isKept(),
  );
  const broken = () => tracking.stopped([{ code: 'PAGE_FAILED' }]);
  useHistory(manageHistory, phase === 'sent' ? 0 : page, goTo, isHeld);

  function goTo(to: number) {
    // A request that was taken is not gone back into, and its draft does not come back. What is sent are the answers of the
    // press: one that is changed on another page meanwhile would be lost. A dialog speaks of the page that is behind it.
    if (isHeld) return;
    turn(to);
    setPage(to);
  }

  /** The page that is turned to is not there yet. */
  const lead = (control: string) => requestAnimationFrame(() => focusOnceDrawn(top, control));

  function edit({ page: to, first }: AnsweredPage) {
    if (to !== page) goTo(to);
    lead(first);
  }

  const isOpen = phase !== 'taken' && phase !== 'sent';
  const summary = (place: 'page' | 'panel') => (
    <LazySummary {...{ line, page, place }} onEdit={isOpen ? edit : undefined} />
  );

  return (
    <Shell
      title={headingOf(source)}
      pictogram={<Drawing path={source.pictogram} />}
      languages={props.languages}
      embedded={embedded}
      broker={embedded ? undefined : broker}
      links={footerLinks(documents, say)}
      {...{ steps, page, top }}
      answered={useAnsweredShare(line, page)}
      onStep={goTo}
      strip={
        <ErrorBoundary onError={broken}>
          {isOutdated && <OutdatedNote />}
          <AccountStrip {...{ documents, helpUrl }} />
        </ErrorBoundary>
      }
      over={!isOpen}
      aside={
        <ErrorBoundary onError={broken}>
          {isFirst && <HowItWorks phone={broker.phone} />}
          {summary('panel')}
        </ErrorBoundary>
      }
      foot={<EraseDeviceLink onOpen={() => setErasing(true)} />}
    >
      <ErrorBoundary key={isOpen ? page : 'sent'} onError={broken}>
        {isOpen && (
          <CurrentPage
            {...props}
            {...{ page, failed, turning, documents }}
            whole={line}
            title={steps[page - 1]?.title ?? ''}
            summary={summary('page')}
            onRetry={fetch}
            onPage={goTo}
            onSend={send}
            onRejected={tracking.stopped}
          />
        )}
      </ErrorBoundary>
      <ErrorBoundary onError={broken}>
        {/* Whom a request was taken from stays: how they want the quote is still asked. */}
        {isOpen && <LazyContractorOfAccount profile={source.contractor} line={line} />}
        {erasing && (
          <LazyEraseDeviceDialog onErased={props.onErased} onClose={() => setErasing(false)} />
        )}
        <LazyDialogs
          isAnswering={!isHeld}
          {...{ embedded, steps, line, page, turn }}
          outline={source}
          linesUrl={props.linesUrl}
          linesFile={props.linesFile}
          phone={broker.phone}
          onLeave={(stopped) => {
            const control = leave(stopped);
            if (control !== undefined) lead(control);
          }}
          onRetry={() => void send()}
          onUseWritten={() => void send(true)}
          onChoose={recall}
        />
      </ErrorBoundary>
    </Shell>
  );
}
