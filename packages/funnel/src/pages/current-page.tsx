import { ContractorForm } from '@preventivo/contractor';
import type { Failure } from '@preventivo/core';
import { useTranslate } from '@preventivo/core/react';
import { commonAllMandatory } from '@preventivo/core/words';
import { focusOnceDrawn, NotLoaded, Skeleton } from '@preventivo/ui';
import { ActionBar } from '@preventivo/wizard';
import { useAtom, useAtomValue, useStore } from 'jotai';
import { type Ref, useContext, useEffect } from 'react';
import { LazyErasedNote } from '../device/erase-device-link.tsx';
import { LazyDraftNote } from '../draft/use-draft.ts';
import { LazyQuestionsPage } from '../lazy-components.tsx';
import { stateAtom, useAnswersOf } from '../state/answers.ts';
import { erasedAtom, refusedAtom, rejectedAtom, restoredAtom, statusAtom } from '../state/visit.ts';
import { VisitContext } from '../visit-context.ts';

/** Shows the contractor's page or a page of the line's questions, with a placeholder until the questions are loaded. */
export function CurrentPage() {
  const visit = useContext(VisitContext);
  const { outline, line, page, goTo, languageChoices } = visit;
  const store = useStore();
  const rejected = useAtomValue(rejectedAtom);
  const { key, ...contractor } = useAnswersOf('contractor');
  const { top } = visit.turning;
  // Focus the rejected field when its page has rendered: the dialog of the rejection goes to that page first.
  useEffect(() => {
    const [first] = rejected ?? [];
    if (first) requestAnimationFrame(() => focusOnceDrawn(top, first.control));
  }, [rejected, top]);
  const form = {
    onRejected: (failures: readonly Failure[]) => {
      store.set(refusedAtom, { page, failures, state: store.get(stateAtom) });
      visit.tracking.stopped(failures);
    },
    shown: rejected,
    heading: <Heading />,
  };
  if (page === 1)
    return (
      <ContractorForm
        {...form}
        {...contractor}
        key={`${key} ${languageChoices}`}
        contractor={outline.contractor}
        onValidSubmit={() => goTo(2)}
        onRefused={(message, code) =>
          store.set(statusAtom, { kind: 'stopped', action: 'acknowledge', message, code })
        }
      >
        {(busy) => <ActionBar busy={busy} />}
      </ContractorForm>
    );
  if (line?.pages[page - 2])
    return <LazyQuestionsPage {...form} key={`${page} ${languageChoices}`} line={line} />;
  return (
    <>
      {form.heading}
      {visit.failed ? <NotLoaded onRetry={() => void visit.fetch()} /> : <Skeleton count={4} />}
    </>
  );
}

/** The page's title and the sentence under it, below any note about a restored draft or an erased device. */
function Heading() {
  const { turning, steps, line, page } = useContext(VisitContext);
  const t = useTranslate();
  const restored = useAtomValue(restoredAtom);
  const [isErased, setErased] = useAtom(erasedAtom);

  function dismiss() {
    setErased(false);
    // The note contains the focused button and unmounts with it, so move the focus to the title.
    turning.focusTitle();
  }
  return (
    <>
      {isErased && <LazyErasedNote onDismiss={dismiss} />}
      {restored !== 'looking' && restored !== 'nothing' && <LazyDraftNote restored={restored} />}
      <PageHeading
        title={steps[page - 1]?.title ?? ''}
        lead={page === 1 ? t(commonAllMandatory) : line?.pages[page - 2]?.lead}
        heading={turning.title}
      />
    </>
  );
}

interface PageHeadingProps {
  readonly title: string;
  /** The sentence under the title. @defaultValue none */
  readonly lead?: string | undefined;
  /** The title, which receives focus when the page appears. */
  readonly heading: Ref<HTMLHeadingElement>;
}

export function PageHeading({ title, lead, heading }: PageHeadingProps) {
  return (
    <>
      <h2 className="q-title" tabIndex={-1} ref={heading}>
        {title}
      </h2>
      {lead && <p className="q-lead">{lead}</p>}
    </>
  );
}
