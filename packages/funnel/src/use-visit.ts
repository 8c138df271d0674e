import { useSessionKeeper } from '@preventivo/auth';
import { useSay } from '@preventivo/core/react';
import { focusOnceDrawn, usePreload } from '@preventivo/ui';
import type { AnsweredPage } from '@preventivo/wizard/summary';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { ownDocuments } from './documents.ts';
import { useDraft } from './draft/use-draft.ts';
import { useRequestKey } from './draft/use-request-key.ts';
import type { WizardProps } from './funnel-props.ts';
import { LazyQuestionsPage } from './lazy-components.tsx';
import { useWholeLine } from './line/use-whole-line.ts';
import { isBusy, useOutdatedPage } from './outdated/use-outdated-page.ts';
import { stepsOf } from './pages/steps.ts';
import { useEarlyPress } from './pages/use-early-press.ts';
import { useHistory, usePageTurn } from './pages/use-page-turn.ts';
import { keeperAtom, useShownPage } from './state/answers.ts';
import { consentsAtom, goToAtom, isHeldAtom, phaseAtom, restoredAtom } from './state/visit.ts';
import { tellReceipt, useSubmission } from './submission/use-submission.ts';
import { useTracker } from './tracker/use-tracker.ts';

/** A visit to a line: keeps its draft, turns its pages and sends its request. */
export function useVisit(props: WizardProps) {
  const { line: source, storage, embedded = false, manageHistory = false } = props;
  const { documents = ownDocuments } = props;
  const store = useStore();
  useSessionKeeper();
  const draft = useDraft(source, storage);
  useRequestKey(source, storage);
  const restored = useAtomValue(restoredAtom);
  const phase = useAtomValue(phaseAtom).is;
  const isHeld = useAtomValue(isHeldAtom);
  const page = useShownPage(source);
  const { line, failed, fetch } = useWholeLine(source, page > 1);
  const tracking = useTracker(props.tracker, source.id, page);
  const steps = stepsOf(source, useSay());
  const turning = usePageTurn(steps.length);
  const { top } = turning;
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
  usePreload(LazyQuestionsPage.preload);
  useEarlyPress(props.isPressed ?? false, restored !== 'looking' && page === 1, top);
  const isOutdated = useOutdatedPage(
    () =>
      !(embedded || isHeld || isBusy(top.current)) &&
      !Object.values(store.get(consentsAtom).consents).includes(true) &&
      draft.isKept(),
  );
  useHistory(manageHistory, phase === 'sent' ? 0 : page, goTo, isHeld);

  function goTo(to: number) {
    // A request that was taken is not gone back into, and its draft does not come back.
    if (isHeld) return;
    turning.turn(to);
    setPage(to);
  }

  return {
    ...{ line, failed, fetch, page, steps, turning, isHeld, isOutdated, goTo, send, recall },
    /** Whether the request was not taken yet. */
    isOpen: phase !== 'taken' && phase !== 'sent',
    onStopped: tracking.stopped,
    onBroken: () => tracking.stopped([{ code: 'PAGE_FAILED' }]),
    /** Leads to the first question of a page, from the summary of the answers. */
    edit({ page: to, first }: AnsweredPage) {
      if (to !== page) goTo(to);
      // The page that is turned to is not there yet.
      requestAnimationFrame(() => focusOnceDrawn(top, first));
    },
  };
}

export type Visit = ReturnType<typeof useVisit>;
