import { useSession, useSessionKeeper } from '@preventivo/auth';
import { ContractorForm } from '@preventivo/contractor';
import { askedOn, defaultBroker, type Failure, headingOf } from '@preventivo/core';
import type { DraftStorage } from '@preventivo/core/draft';
import { useSay } from '@preventivo/core/react';
import {
  Drawing,
  ErrorBoundary,
  focusOnceDrawn,
  NotLoaded,
  Skeleton,
  usePreload,
} from '@preventivo/ui';
import { ActionBar, HowItWorks, Shell } from '@preventivo/wizard';
import type { AnsweredPage } from '@preventivo/wizard/summary';
import { type ReactNode, useState } from 'react';
import { AccountStrip } from './account/account-strip.tsx';
import { answeredShare, contractorShare } from './answers/answered-share.ts';
import {
  EraseDeviceLink,
  LazyEraseDeviceDialog,
  LazyErasedNote,
} from './device/erase-device-link.tsx';
import { footerLinks, ownDocuments, ownHelp } from './documents.ts';
import type { LineState } from './draft/line-state.ts';
import { LazyDraftNote, useLineState } from './draft/use-line-state.ts';
import { useEarlyPress } from './early/early.ts';
import type { FunnelProps } from './funnel-props.ts';
import {
  LazyContractorOfAccount,
  LazyDialogs,
  LazyQuestionsPage,
  LazySummary,
} from './lazy-components.tsx';
import { useWholeLine, wholeOf } from './line/use-whole-line.ts';
import { OutdatedNote } from './outdated/outdated-note.tsx';
import { isBusy, useOutdatedPage } from './outdated/use-outdated-page.ts';
import { useConsent } from './pages/consent.ts';
import { PageHeading } from './pages/page-heading.tsx';
import { stepsOf } from './pages/steps.ts';
import { useHistory, usePageTurn } from './pages/use-page-turn.ts';
import type { Stopped } from './submission/phase.ts';
import { tellReceipt, useSubmission } from './submission/use-submission.ts';
import { useTracker } from './tracker/use-tracker.ts';

type WizardProps = Required<Pick<FunnelProps, 'line' | 'widgets'>> &
  Pick<
    FunnelProps,
    | 'broker'
    | 'documents'
    | 'helpUrl'
    | 'linesUrl'
    | 'linesFile'
    | 'asksChannels'
    | 'privacyForm'
    | 'tracker'
    | 'embedded'
    | 'manageHistory'
    | 'early'
  > & {
    readonly storage: DraftStorage;
    /** Whether the device was erased a moment ago. */
    readonly erased: boolean;
    readonly onErased: () => void;
    /** The visitor wants the answers of another tab. */
    readonly onOtherTab: () => void;
    /** The switch between languages. */
    readonly languages?: ReactNode;
    /**
     * How often the visitor has chosen a language: forms are drawn anew then, and then alone. What comes by itself finds
     * somebody typing.
     */
    readonly languageChoices: number;
  };

/** What a submission was rejected for. */
interface Rejected {
  readonly page: number;
  readonly failures: readonly Failure[];
}

/** The pages of a line, what stands around them, and the way of the request. */
export function Wizard(props: WizardProps) {
  const {
    line: source,
    widgets,
    broker = defaultBroker,
    documents = ownDocuments,
    helpUrl = ownHelp,
    privacyForm = 'flags',
    storage,
    early,
    embedded = false,
    manageHistory = false,
  } = props;
  useSessionKeeper();
  const say = useSay();
  const { user } = useSession();
  const answers = useLineState(source, storage, early?.answers, wholeOf(source));
  const { state } = answers;
  const { line, failed, fetch } = useWholeLine(source, state.page > 1, answers.arrive);
  const consent = useConsent();
  const signed = { ...consent.given, user, privacyForm, documents: documents.documents, say };
  const tracking = useTracker(props.tracker, source.id, state.page);
  const [erasing, setErasing] = useState(false);
  const [toldErased, setToldErased] = useState(!props.erased);
  const [rejected, setRejected] = useState<Rejected>();
  const steps = stepsOf(source, say);
  const { top, title, focusTitle, turn } = usePageTurn(steps.length);
  const { phase, setPhase, send, recall } = useSubmission({
    id: source.id,
    line,
    store: answers.store,
    signed,
    onTaken: () => {
      // What the question leads to stands behind it, and is shorter than the form: one that shrinks above its end jumps.
      top.current?.scrollIntoView({ block: 'start' });
      answers.drop();
      tracking.sent();
    },
    onReceipt: (receipt) => tellReceipt(top.current, receipt),
    onStopped: tracking.stopped,
    onKey: (idempotencyKey) => change({ idempotencyKey }),
  });
  usePreload(LazyQuestionsPage.preload);
  useEarlyPress(early?.pressed ?? false, answers.restored !== 'looking' && state.page === 1, top);
  const isHeld = phase.is !== 'answering';
  const isOutdated = useOutdatedPage(
    () =>
      !(embedded || isHeld || isBusy(top.current)) &&
      !Object.values(consent.given.consents).includes(true) &&
      answers.isKept(),
  );
  const broken = () => tracking.stopped([{ code: 'PAGE_FAILED' }]);

  useHistory(manageHistory, phase.is === 'sent' ? 0 : state.page, goTo, isHeld);

  const change = (part: Partial<LineState>) => answers.store.update((now) => ({ ...now, ...part }));

  function goTo(page: number) {
    // A request that was taken is not gone back into, and its draft does not come back. What is sent are the answers of the
    // press: one that is changed on another page meanwhile would be lost. A dialog speaks of the page that is behind it.
    if (isHeld) return;
    turn(page);
    setRejected(undefined);
    change({ page });
  }

  /** The page that is turned to is not there yet. */
  const lead = (control: string) => requestAnimationFrame(() => focusOnceDrawn(top, control));

  function leave({ page, failures = [], missing = [] }: Stopped) {
    setPhase({ is: 'answering' });
    consent.setMissing(missing);
    const [first] = failures;
    if (page === undefined || !first) return;
    setRejected({ page, failures });
    change({ page });
    lead(first.control);
  }

  /** Turns to a page of other answers: nothing is agreed to, or wrong, with them. */
  function begin(page: number) {
    turn(page);
    consent.reset();
    setRejected(undefined);
  }

  function restart() {
    begin(1);
    answers.restart();
  }

  function edit({ page, first }: AnsweredPage) {
    if (page !== state.page) goTo(page);
    lead(first);
  }

  const isOpen = phase.is !== 'taken' && phase.is !== 'sent';
  const summary = (place: 'page' | 'panel') => (
    <LazySummary {...{ line, state, place }} onEdit={isOpen ? edit : undefined} />
  );
  /** Who takes a note away goes on with the page: what they pressed is gone with it. */
  const ontoPage = (takeAway: () => void) => () => {
    takeAway();
    focusTitle();
  };
  const form = {
    onRejected: tracking.stopped,
    shown: rejected?.page === state.page ? rejected.failures : undefined,
    heading: (
      <>
        {!toldErased && <LazyErasedNote onDismiss={ontoPage(() => setToldErased(true))} />}
        {answers.restored !== 'looking' && answers.restored !== 'nothing' && (
          <LazyDraftNote
            restored={answers.restored}
            onRestart={answers.restored === 'otherTab' ? props.onOtherTab : restart}
            onDismiss={ontoPage(answers.forget)}
          />
        )}
        <PageHeading title={steps[state.page - 1]?.title ?? ''} heading={title} />
      </>
    ),
  };
  const own = line?.pages[state.page - 2];
  const isFirst = state.page === 1;

  return (
    <Shell
      title={headingOf(source)}
      pictogram={<Drawing path={source.pictogram} />}
      languages={props.languages}
      embedded={embedded}
      broker={embedded ? undefined : broker}
      links={footerLinks(documents, say)}
      steps={steps}
      page={state.page}
      answered={
        own
          ? answeredShare(line, askedOn(line, own), state.product)
          : contractorShare(state.contractor)
      }
      onStep={goTo}
      strip={
        <ErrorBoundary onError={broken}>
          {isOutdated && <OutdatedNote />}
          <AccountStrip
            contractor={state.contractor}
            phase={phase.is}
            {...{ documents, helpUrl }}
          />
        </ErrorBoundary>
      }
      over={!isOpen}
      aside={
        <ErrorBoundary onError={broken}>
          {isFirst && <HowItWorks phone={broker.phone} />}
          {summary('panel')}
        </ErrorBoundary>
      }
      top={top}
      foot={<EraseDeviceLink onOpen={() => setErasing(true)} />}
    >
      <ErrorBoundary key={isOpen ? state.page : 'sent'} onError={broken}>
        {isOpen && isFirst && (
          <ContractorForm
            {...form}
            key={props.languageChoices}
            contractor={source.contractor}
            answers={answers.contractor}
            onValidSubmit={() => goTo(2)}
            onRefused={(message, code) =>
              setPhase({ is: 'stopped', action: 'acknowledge', message, code })
            }
          >
            {(busy) => <ActionBar busy={busy} />}
          </ContractorForm>
        )}
        {isOpen && line && own && (
          <LazyQuestionsPage
            {...form}
            key={`${state.page} ${props.languageChoices}`}
            {...{ line, state, widgets, documents, consent, signed }}
            answers={answers.product}
            asksChannels={props.asksChannels ?? false}
            summary={summary('page')}
            onPage={goTo}
            onSend={send}
            onStopped={setPhase}
          />
        )}
        {isOpen && !isFirst && !line && (
          <>
            {form.heading}
            {failed ? <NotLoaded onRetry={() => void fetch()} /> : <Skeleton count={4} />}
          </>
        )}
      </ErrorBoundary>
      <ErrorBoundary onError={broken}>
        {/* Whom a request was taken from stays: how they want the quote is still asked. */}
        {isOpen && (
          <LazyContractorOfAccount
            profile={source.contractor}
            line={line}
            answers={answers.contractor}
            product={answers.product}
            hasRecords={answers.hasRecords()}
            onOther={consent.reset}
          />
        )}
        {erasing && (
          <LazyEraseDeviceDialog onErased={props.onErased} onClose={() => setErasing(false)} />
        )}
        <LazyDialogs
          phase={phase}
          contractor={state.contractor}
          {...{ embedded, steps, line, answers }}
          turn={begin}
          page={state.page}
          outline={source}
          linesUrl={props.linesUrl}
          linesFile={props.linesFile}
          phone={broker.phone}
          onLeave={leave}
          onRetry={() => void send()}
          onUseWritten={() => void send(true)}
          onChoose={recall}
          onPhase={setPhase}
        />
      </ErrorBoundary>
    </Shell>
  );
}
