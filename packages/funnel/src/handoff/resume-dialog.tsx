import type { Outline } from '@preventivo/core';
import { type Draft, readDraft } from '@preventivo/core/draft';
import { callAsMutation } from '@preventivo/core/query';
import { usePreventivo, useTranslate } from '@preventivo/core/react';
import {
  commonLinkBroken,
  commonRetry,
  frameResumed,
  handoffAsk,
  handoffBeginHere,
  handoffBrokenHow,
  handoffChanged,
  handoffChangedHow,
  handoffGoOnHere,
  handoffKeep,
  handoffMoves,
  handoffNoNetwork,
  handoffNotNow,
  handoffNotOpened,
  handoffReplaces,
  handoffResume,
  handoffSoon,
  handoffUsed,
  handoffUsedHow,
} from '@preventivo/core/words';
import { announce, Button, Notice } from '@preventivo/ui';
import { Dialog } from '@preventivo/ui/dialog';
import { useAtom, useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { asWanted, keptState } from '../draft/kept-state.ts';
import { lineAtom } from '../state/answers.ts';
import { restoredAtom, startVisitAtom } from '../state/visit.ts';
import { keyIn } from './link.ts';
import { idOf, unseal } from './seal.ts';

export interface ResumeDialogProps {
  readonly outline: Outline;
  /** Called before the page of the draft is shown. */
  readonly turn: (page: number) => void;
}

interface LinkProps extends ResumeDialogProps {
  /** The hash of the link. */
  readonly link: string;
  readonly onClose: () => void;
}

/** Why a link can never open a draft. */
type Unopened = 'gone' | 'cut' | 'changed';
type Step = 'asking' | 'opening' | 'offline' | 'refused' | Unopened;

/**
 * Asks before it requests the draft of a link. The server returns a draft only once, so a mail program that opens links
 * must not request it. A draft on this device must not be replaced without asking either.
 */
export function ResumeDialog(props: LinkProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isVisible, setVisible] = useState(false);
  // Wait until the funnel is visible: a modal dialog in a hidden part of the host's page would make the page inert.
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const update = () => element.getClientRects().length > 0 && setVisible(true);
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return isVisible ? <Steps {...props} /> : <div ref={place} className="q-hidden" />;
}

function Steps({ outline, turn, link, onClose }: LinkProps) {
  const t = useTranslate();
  const [restored, setRestored] = useAtom(restoredAtom);
  const store = useStore();
  const { client, queryClient } = usePreventivo();
  const key = keyIn(link);
  const [step, setStep] = useState<Step>(key ? 'asking' : 'cut');
  const hasDraft = restored === 'found';
  const hasFailed = step === 'offline' || step === 'refused';

  async function open(secret: string) {
    setStep('opening');
    const id = await idOf(secret);
    const taken = await callAsMutation(queryClient, ['takeDraft', outline.id], () =>
      client.takeDraft(id),
    );
    if (!taken.ok) {
      if (taken.code === 'DRAFT_GONE' || taken.status === 404) return setStep('gone');
      return setStep(taken.kind === 'network' ? 'offline' : 'refused');
    }
    const draft = await draftIn(await unseal(taken.data, secret, outline.id), outline);
    if (typeof draft === 'string') return setStep(draft);
    const state = asWanted(store.get(lineAtom), keptState(outline, draft));
    // Close the dialog first: it restores the focus, which must then move to the page's title.
    flushSync(onClose);
    turn(state.page);
    store.set(startVisitAtom, state);
    setRestored('resumed');
    if (state.page === 1) announce(t(frameResumed));
  }

  // The server returns a draft only once, so the dialog cannot be closed during the request.
  const leave = step === 'opening' ? undefined : onClose;
  if (restored === 'looking') return null;
  if (step === 'gone' || step === 'cut' || step === 'changed')
    return (
      <Dialog
        open
        title={t(unopened[step].title)}
        description={t(unopened[step].description)}
        onClose={leave}
        footer={<Button onClick={leave}>{t(hasDraft ? handoffGoOnHere : handoffBeginHere)}</Button>}
      />
    );
  return (
    <Dialog
      open
      title={t(handoffAsk)}
      description={t(handoffMoves)}
      onClose={leave}
      footer={
        <>
          <Button variant="outline" aria-disabled={!leave || undefined} onClick={leave}>
            {t(hasDraft ? handoffKeep : handoffNotNow)}
          </Button>
          <Button
            busy={!leave}
            // Without https, Web Crypto is missing and `open` rejects: show an error, so that the dialog can be closed.
            onClick={() => key && void open(key).catch(() => setStep('refused'))}
          >
            {t(hasFailed ? commonRetry : handoffResume)}
          </Button>
        </>
      }
    >
      {hasDraft && <Notice kind="warning">{t(handoffReplaces)}</Notice>}
      {hasFailed && (
        <Notice kind="error" alert>
          {`${t(step === 'offline' ? handoffNoNetwork : handoffNotOpened)} ${t(handoffSoon)}`}
        </Notice>
      )}
    </Dialog>
  );
}

const unopened: Readonly<Record<Unopened, { title: string; description: string }>> = {
  gone: { title: handoffUsed, description: handoffUsedHow },
  cut: { title: commonLinkBroken, description: handoffBrokenHow },
  changed: { title: handoffChanged, description: handoffChangedHow },
};

/**
 * Parses and validates a decrypted draft like a draft of this device. Returns the draft, or why it cannot be opened.
 */
async function draftIn(
  text: string | undefined,
  { id: line, version }: Outline,
): Promise<Draft | Unopened> {
  if (text === undefined) return 'gone';
  const once = { get: () => text, set: () => true, remove: () => undefined };
  const read = await readDraft(once, { line, version, now: Date.now() });
  if (read.draft) return read.draft;
  return read.reason === 'other-version' ? 'changed' : 'gone';
}
