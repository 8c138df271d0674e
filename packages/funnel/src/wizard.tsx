import { ContractorForm } from '@preventivo/contractor';
import { type DraftStorage, type Failure, person } from '@preventivo/core';
import { Drawing, focusControl } from '@preventivo/ui';
import { ActionBar, OfflineStrip, RestoredNote, Shell } from '@preventivo/wizard';
import { useState } from 'react';
import { answeredShare } from './answers/answered-share.ts';
import { LazySummary } from './answers/lazy-summary.tsx';
import { LateNote } from './draft/late-note.tsx';
import type { LineState } from './draft/line-state.ts';
import { useLineState } from './draft/use-line-state.ts';
import { useEarlyPress } from './early/use-early-press.ts';
import type { FunnelProps } from './funnel.tsx';
import { LazyLaterPage, useLaterPages } from './pages/lazy-later-page.tsx';
import { PageHeading } from './pages/page-heading.tsx';
import { stepsOf } from './pages/steps-of.ts';
import { useConsent } from './pages/use-consent.ts';
import { useHistory } from './pages/use-history.ts';
import { usePageTurn } from './pages/use-page-turn.ts';
import { Outcome } from './submission/outcome.tsx';
import type { Stopped } from './submission/phase.ts';
import { useSubmission } from './submission/use-submission.ts';

type WizardProps = Required<Pick<FunnelProps, 'line' | 'widgets'>> &
  Pick<FunnelProps, 'documents' | 'embedded' | 'manageHistory' | 'early'> & {
    readonly storage: DraftStorage;
  };

/** What a submission was rejected for, and how often one was. */
interface Rejected {
  readonly page: number;
  readonly failures: readonly Failure[];
  readonly times: number;
}

/** The pages of a line, what stands around them, and the way of the request. */
export function Wizard(props: WizardProps) {
  const {
    line,
    widgets,
    documents,
    storage,
    early,
    embedded = false,
    manageHistory = false,
  } = props;
  const answers = useLineState(line, storage, early?.answers);
  const { state } = answers;
  const consent = useConsent();
  // A page that a rejected submission came back to is drawn anew, with what is wrong on it.
  const [rejected, setRejected] = useState<Rejected>();
  const { phase, setPhase, send, recall } = useSubmission({
    line,
    onTaken: answers.drop,
    onKey: (idempotencyKey) => answers.set({ idempotencyKey }),
  });
  const steps = stepsOf(line);
  const { top, title, turn } = usePageTurn(steps.length);
  useLaterPages();
  useEarlyPress(early?.pressed ?? false, answers.adopted !== undefined, top);
  useHistory(manageHistory, state.page, goTo);

  function goTo(page: number, change: Partial<LineState> = {}) {
    turn(page);
    setRejected(undefined);
    answers.set({ ...change, page });
  }

  function focusOn(control: string) {
    // The page that holds it is drawn first.
    requestAnimationFrame(() => top.current && focusControl(top.current, control));
  }

  function leave({ page, failures = [] }: Stopped) {
    setPhase({ is: 'answering' });
    const [first] = failures;
    if (page === undefined || !first) return;
    setRejected((before) => ({ page, failures, times: (before?.times ?? 0) + 1 }));
    answers.set({ page });
    focusOn(first.control);
  }

  const summary = (place: 'page' | 'panel') => (
    <LazySummary
      {...{ line, state, place }}
      onEdit={({ page, field }) => {
        if (page !== state.page) goTo(page);
        focusOn(field);
      }}
    />
  );
  const form = {
    key: `${state.page} ${answers.generation} ${rejected?.times ?? ''}`,
    shown: rejected?.page === state.page ? rejected.failures : undefined,
    heading: (
      <>
        {answers.restored === 'found' && (
          <RestoredNote onRestart={answers.restart} onDismiss={answers.forget} />
        )}
        {answers.restored === 'late' && <LateNote onDismiss={answers.forget} />}
        <PageHeading title={steps[state.page - 1]?.title ?? ''} heading={title} />
      </>
    ),
  };
  const own = line.pages[state.page - 2];

  return (
    <Shell
      title={`Preventivo ${line.title.toLowerCase()}`}
      pictogram={<Drawing path={line.pictogram} />}
      embedded={embedded}
      steps={steps}
      page={state.page}
      answered={
        own
          ? answeredShare(line, own.fields, state.product)
          : answeredShare(person, Object.keys(person.fields), state.contractor)
      }
      onStep={goTo}
      strip={<OfflineStrip />}
      aside={phase.is === 'sent' ? undefined : summary('panel')}
      top={top}
    >
      {phase.is !== 'taken' && phase.is !== 'sent' && !own && (
        <ContractorForm
          {...form}
          key={form.key}
          contractor={line.contractor}
          values={state.contractor}
          adopted={answers.adopted}
          onKeep={(contractor, settled) => answers.take({ contractor }, settled)}
          onPassed={(contractor) => goTo(2, { contractor })}
          onRefused={(message) => setPhase({ is: 'stopped', action: 'acknowledge', message })}
        >
          {(busy) => <ActionBar busy={busy} />}
        </ContractorForm>
      )}
      {phase.is !== 'taken' && phase.is !== 'sent' && own && (
        <LazyLaterPage
          {...form}
          key={form.key}
          {...{ line, state, widgets, documents, consent }}
          summary={summary('page')}
          onKeep={(product, settled) => answers.take({ product }, settled)}
          onPage={(page, product) => goTo(page, product && { product })}
          onSend={(product) => send(answers.set({ product }), consent.given)}
          onStopped={setPhase}
        />
      )}
      <Outcome
        phase={phase}
        contractor={state.contractor}
        onLeave={leave}
        onRetry={() => void send(state, consent.given)}
        onChoose={recall}
        onPhase={setPhase}
      />
    </Shell>
  );
}
