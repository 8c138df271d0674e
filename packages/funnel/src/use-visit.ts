import { useSessionKeeper } from '@preventivo/auth';
import { useTranslate } from '@preventivo/core/react';
import { focusOnceDrawn, usePreload } from '@preventivo/ui';
import type { TicketPage } from '@preventivo/wizard/ticket';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { ownDocuments } from './documents.ts';
import { useDraft } from './draft/use-draft.ts';
import type { WizardProps } from './funnel-props.ts';
import { LazyQuestionsPage } from './lazy-components.tsx';
import { useWholeLine } from './line/use-whole-line.ts';
import { isBusy, useOutdatedPage } from './outdated/use-outdated-page.ts';
import { stepsOf } from './pages/steps.ts';
import { useHistory, usePageTurn } from './pages/use-page-turn.ts';
import { useShownPage } from './state/answers.ts';
import { consentsAtom, goToAtom, restoredAtom, statusAtom } from './state/visit.ts';
import { useLeadSource } from './submission/use-lead-source.ts';
import { useTracker } from './tracker/use-tracker.ts';
import type { Visit } from './visit-context.ts';

/** Restores and saves the draft of a visit, turns its pages and sends its request. */
export function useVisit(props: WizardProps): Visit {
  const { line: outline, storage, embedded = false, manageHistory = false } = props;
  const { documents = ownDocuments, isPressed = false } = props;
  const store = useStore();
  useSessionKeeper();
  const isKept = useDraft(outline, storage);
  const isRestored = useAtomValue(restoredAtom) !== 'looking';
  const status = useAtomValue(statusAtom).kind;
  // Block page turns while the request is sent and while its dialog is open: an accepted request has no draft any more.
  const isHeld = status !== 'answering';
  const ending = status === 'taken' || status === 'sent' ? status : undefined;
  const page = useShownPage(outline);
  const { line, failed, fetch } = useWholeLine(outline, page > 1);
  useLeadSource(props.allows, isRestored, page);
  const steps = stepsOf(outline, useTranslate());
  const turning = usePageTurn(steps.length);
  const { top } = turning;
  const tracking = useTracker(props.tracker, outline.id, page, top);
  usePreload(LazyQuestionsPage.preload);
  const isOutdated = useOutdatedPage(
    () =>
      !(embedded || isHeld || isBusy(top.current)) &&
      !Object.values(store.get(consentsAtom).consents).includes(true) &&
      isKept(),
  );
  useHistory(manageHistory, status === 'sent' ? 0 : page, goTo, isHeld);

  // «Continua» was pressed on page 1 before hydration: submit the page once, as soon as the draft has completed its
  // answers.
  const isPending = useRef(isPressed);
  const isComplete = isRestored && page === 1;
  useEffect(() => {
    if (!isPending.current || !isComplete) return;
    isPending.current = false;
    top.current?.querySelector('form')?.requestSubmit();
  }, [isComplete, top]);

  function goTo(to: number) {
    if (isHeld) return;
    turning.turn(to);
    store.set(goToAtom, to);
  }
  function edit({ page: to, first }: TicketPage) {
    if (to !== page) goTo(to);
    // Wait one frame: the page is not mounted yet.
    requestAnimationFrame(() => focusOnceDrawn(top, first));
  }

  return {
    ...props,
    ...{ outline, documents, line, failed, fetch, page, steps, turning, tracking, goTo },
    ...{ isHeld, ending, isOutdated },
    onBroken: () => tracking.stopped([{ code: 'PAGE_FAILED' }]),
    onEdit: ending ? undefined : edit,
  };
}
