import type { Line, Outline } from '@preventivo/core';
import { type Draft, readDraft } from '@preventivo/core/draft';
import { callAsMutation } from '@preventivo/core/query';
import { usePreventivo, useSay } from '@preventivo/core/react';
import {
  commonLinkBroken,
  commonRetry,
  elsewhereAsk,
  elsewhereBeginHere,
  elsewhereBrokenHow,
  elsewhereChanged,
  elsewhereChangedHow,
  elsewhereGoOnHere,
  elsewhereKeep,
  elsewhereMoves,
  elsewhereNoNetwork,
  elsewhereNotNow,
  elsewhereNotOpened,
  elsewhereReplaces,
  elsewhereResume,
  elsewhereSoon,
  elsewhereUsed,
  elsewhereUsedHow,
  frameResumed,
} from '@preventivo/core/words';
import { announce, Button, Notice } from '@preventivo/ui';
import { Dialog } from '@preventivo/ui/dialog';
import { useAtom, useSetAtom } from 'jotai';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { asWanted, keptState } from '../draft/kept-state.ts';
import { beginVisitAtom, restoredAtom } from '../state/visit.ts';
import { keyIn } from './link.ts';
import { OnceDrawn } from './once-drawn.tsx';
import { idOf, unseal } from './seal.ts';

export interface ResumeDialogProps {
  readonly outline: Outline;
  /** Undefined until its questions are here. */
  readonly line: Line | undefined;
  /** Says that the visitor turns to a page. */
  readonly turn: (page: number) => void;
}

interface LinkProps extends ResumeDialogProps {
  /** The end of its address, from `#` on. */
  readonly link: string;
  readonly onClose: () => void;
}

type Step = 'asking' | 'opening' | 'offline' | 'refused' | Unopened;
/** Why a link opens nothing, now or ever. */
type Unopened = 'gone' | 'cut' | 'changed';

/**
 * Asks before the link is used: a mail program that looks at links opens none, and a draft that is
 * here is not replaced unasked.
 */
export function ResumeDialog(props: LinkProps) {
  return (
    <OnceDrawn>
      <Steps {...props} />
    </OnceDrawn>
  );
}

function Steps({ outline, line, turn, link, onClose }: LinkProps) {
  const say = useSay();
  const [restored, setRestored] = useAtom(restoredAtom);
  const begin = useSetAtom(beginVisitAtom);
  const hasDraft = restored === 'found';
  const { client, queryClient } = usePreventivo();
  const key = keyIn(link);
  const [step, setStep] = useState<Step>(key ? 'asking' : 'cut');

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
    const state = asWanted(line, keptState(outline, draft));
    // The title of the page takes the focus, once the dialog has given it back.
    flushSync(onClose);
    turn(state.page);
    begin(state);
    setRestored('resumed');
    if (state.page === 1) announce(say(frameResumed));
  }

  // The server gives a draft away once: who has asked for it waits for it.
  const leave = step === 'opening' ? undefined : onClose;
  if (restored === 'looking') return null;
  if (step === 'gone' || step === 'cut' || step === 'changed')
    return (
      <Dialog
        open
        title={say(unopened[step].title)}
        description={say(unopened[step].description)}
        onClose={leave}
        footer={
          <Button onClick={leave}>
            {hasDraft ? say(elsewhereGoOnHere) : say(elsewhereBeginHere)}
          </Button>
        }
      />
    );
  return (
    <Dialog
      open
      title={say(elsewhereAsk)}
      description={say(elsewhereMoves)}
      onClose={leave}
      footer={
        <>
          <Button variant="outline" aria-disabled={!leave || undefined} onClick={leave}>
            {hasDraft ? say(elsewhereKeep) : say(elsewhereNotNow)}
          </Button>
          <Button
            busy={!leave}
            // Without https there is no Web Crypto: nobody is kept in a dialog that cannot go on.
            onClick={() => key && void open(key).catch(() => setStep('refused'))}
          >
            {step === 'offline' || step === 'refused' ? say(commonRetry) : say(elsewhereResume)}
          </Button>
        </>
      }
    >
      {hasDraft && <Notice kind="warning">{say(elsewhereReplaces)}</Notice>}
      {(step === 'offline' || step === 'refused') && (
        <Notice kind="error" alert>
          {`${say(step === 'offline' ? elsewhereNoNetwork : elsewhereNotOpened)} ${say(elsewhereSoon)}`}
        </Notice>
      )}
    </Dialog>
  );
}

const unopened: Readonly<Record<Unopened, { title: string; description: string }>> = {
  gone: {
    title: elsewhereUsed,
    description: elsewhereUsedHow,
  },
  cut: {
    title: commonLinkBroken,
    description: elsewhereBrokenHow,
  },
  changed: {
    title: elsewhereChanged,
    description: elsewhereChangedHow,
  },
};

/** The draft in what was unsealed, checked as one of this device is; else why there is none. */
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
