import { useSessionKeeper } from '@preventivo/auth';
import { useTranslate } from '@preventivo/core/react';
import { focusOnceDrawn, usePreload } from '@preventivo/ui';
import type { AnsweredPage } from '@preventivo/wizard/summary';
import { useAtomValue, useStore } from 'jotai';
import { ownDocuments } from './documents.ts';
import { useDraft } from './draft/use-draft.ts';
import { useRequestKey } from './draft/use-request-key.ts';
import type { WizardProps } from './funnel-props.ts';
import { LazyQuestionsPage } from './lazy-components.tsx';
import { useWholeLine } from './line/use-whole-line.ts';
import { isBusy, useOutdatedPage } from './outdated/use-outdated-page.ts';
import { stepsOf } from './pages/steps.ts';
import { useHistory, usePageTurn } from './pages/use-page-turn.ts';
import { usePreHydrationPress } from './pages/use-pre-hydration-press.ts';
import { useShownPage } from './state/answers.ts';
import { consentsAtom, goToAtom, restoredAtom, statusAtom } from './state/visit.ts';
import { useSubmission } from './submission/use-submission.ts';
import { useTracker } from './tracker/use-tracker.ts';

/** Restores and saves the draft of a visit, turns its pages and sends its request. */
export function useVisit(props: WizardProps) {
  const { line: source, storage, embedded = false, manageHistory = false } = props;
  const { documents = ownDocuments } = props;
  const store = useStore();
  useSessionKeeper();
  const isKept = useDraft(source, storage);
  useRequestKey(source, storage);
  const restored = useAtomValue(restoredAtom);
  const phase = useAtomValue(statusAtom).is;
  // Block page turns while the request is sent and while its dialog is open. After that its draft no longer exists.
  const isHeld = phase !== 'answering';
  const page = useShownPage(source);
  const { line, failed, fetch } = useWholeLine(source, page > 1);
  const tracking = useTracker(props.tracker, source.id, page);
  const steps = stepsOf(source, useTranslate());
  const turning = usePageTurn(steps.length);
  const { top } = turning;
  const send = useSubmission({
    ...{ line, top, tracking },
    privacyForm: props.privacyForm,
    documents: documents.documents,
  });
  usePreload(LazyQuestionsPage.preload);
  usePreHydrationPress(props.isPressed ?? false, restored !== 'looking' && page === 1, top);
  const isOutdated = useOutdatedPage(
    () =>
      !(embedded || isHeld || isBusy(top.current)) &&
      !Object.values(store.get(consentsAtom).consents).includes(true) &&
      isKept(),
  );
  useHistory(manageHistory, phase === 'sent' ? 0 : page, goTo, isHeld);

  function goTo(to: number) {
    if (isHeld) return;
    turning.turn(to);
    store.set(goToAtom, to);
  }

  return {
    ...{ line, failed, fetch, page, steps, turning, isHeld, isOutdated, goTo, send },
    /** Whether the server has not accepted the request yet. */
    isOpen: phase !== 'taken' && phase !== 'sent',
    onStopped: tracking.stopped,
    onBroken: () => tracking.stopped([{ code: 'PAGE_FAILED' }]),
    /** Goes from the summary to a page, and focuses its first question. */
    edit({ page: to, first }: AnsweredPage) {
      if (to !== page) goTo(to);
      // Wait a frame, since the page is not mounted yet.
      requestAnimationFrame(() => focusOnceDrawn(top, first));
    },
  };
}

export type Visit = ReturnType<typeof useVisit>;
