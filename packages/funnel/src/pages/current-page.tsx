import { ContractorForm } from '@preventivo/contractor';
import type { TableFormProps } from '@preventivo/form';
import { NotLoaded, Skeleton } from '@preventivo/ui';
import { ActionBar } from '@preventivo/wizard';
import { useAtom, useAtomValue, useSetAtom, useStore } from 'jotai';
import type { ReactNode } from 'react';
import { LazyErasedNote } from '../device/erase-device-link.tsx';
import type { Documents } from '../documents.ts';
import { emptyState } from '../draft/line-state.ts';
import { LazyDraftNote } from '../draft/use-draft.ts';
import { LazyQuestionsPage } from '../lazy-components.tsx';
import type { FunnelLine } from '../line/use-whole-line.ts';
import { lineAtom } from '../state/answers.ts';
import { useAnswersOf } from '../state/use-answers-of.ts';
import { erasedAtom, phaseAtom, rejectedAtom, restartAtom, restoredAtom } from '../state/visit.ts';
import type { WizardProps } from '../wizard-props.ts';
import { PageHeading } from './page-heading.tsx';
import type { usePageTurn } from './use-page-turn.ts';

interface CurrentPageProps extends WizardProps, Required<Pick<TableFormProps, 'onRejected'>> {
  /** The line with its questions; undefined until they are loaded. */
  readonly whole: FunnelLine | undefined;
  readonly page: number;
  readonly title: string;
  readonly documents: Documents;
  /** Whether the questions could not be loaded. */
  readonly failed: boolean;
  readonly turning: ReturnType<typeof usePageTurn>;
  readonly summary: ReactNode;
  onRetry(): Promise<void>;
  onPage(page: number): void;
  onSend(): Promise<void>;
}

/** The page that is shown: who asks, the questions of the line, or that these are on their way. */
export function CurrentPage(props: CurrentPageProps) {
  const { line: source, whole, page, onPage, onRejected, languageChoices } = props;
  const rejected = useAtomValue(rejectedAtom);
  const setPhase = useSetAtom(phaseAtom);
  const { key, ...contractor } = useAnswersOf('contractor');
  const form = {
    onRejected,
    shown: rejected?.page === page ? rejected.failures : undefined,
    heading: <Heading {...props} />,
  };
  if (page === 1)
    return (
      <ContractorForm
        {...form}
        {...contractor}
        key={`${key} ${languageChoices}`}
        contractor={source.contractor}
        onValidSubmit={() => onPage(2)}
        onRefused={(message, code) =>
          setPhase({ is: 'stopped', action: 'acknowledge', message, code })
        }
      >
        {(busy) => <ActionBar busy={busy} />}
      </ContractorForm>
    );
  if (whole?.pages[page - 2])
    return (
      <LazyQuestionsPage
        {...form}
        key={`${page} ${languageChoices}`}
        line={whole}
        page={page}
        widgets={props.widgets}
        documents={props.documents}
        privacyForm={props.privacyForm}
        asksChannels={props.asksChannels ?? false}
        summary={props.summary}
        onPage={onPage}
        onSend={props.onSend}
      />
    );
  return (
    <>
      {form.heading}
      {props.failed ? <NotLoaded onRetry={() => void props.onRetry()} /> : <Skeleton count={4} />}
    </>
  );
}

/** The title of the page, and over it the notes on what was found, or erased. */
function Heading({ line, title, turning, onOtherTab }: CurrentPageProps) {
  const store = useStore();
  const [restored, setRestored] = useAtom(restoredAtom);
  const [isErased, setErased] = useAtom(erasedAtom);

  function restart() {
    turning.turn(1);
    store.set(restartAtom, emptyState(line, store.get(lineAtom)));
  }
  /** Who takes a note away goes on with the page: what they pressed is gone with it. */
  const ontoPage = (takeAway: () => void) => () => {
    takeAway();
    turning.focusTitle();
  };
  return (
    <>
      {isErased && <LazyErasedNote onDismiss={ontoPage(() => setErased(false))} />}
      {restored !== 'looking' && restored !== 'nothing' && (
        <LazyDraftNote
          restored={restored}
          onRestart={restored === 'otherTab' ? onOtherTab : restart}
          onDismiss={ontoPage(() => setRestored('nothing'))}
        />
      )}
      <PageHeading title={title} heading={turning.title} />
    </>
  );
}
