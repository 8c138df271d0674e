import { readDraft } from '@preventivo/core/draft';
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
import { useContext, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { asWanted, keptState } from '../draft/kept-state.ts';
import { lineAtom } from '../state/answers.ts';
import { restoredAtom, startVisitAtom } from '../state/visit.ts';
import { VisitContext } from '../visit-context.ts';
import { keyIn } from './link.ts';
import { idOf, unseal } from './seal.ts';

interface LinkProps {
  /** The URL hash that links to the draft. */
  readonly link: string;
  readonly onClose: () => void;
}

/**
 * The texts for a link that can never open a draft: it was used, it is truncated, or the line has other questions now.
 */
const gone = { title: handoffUsed, description: handoffUsedHow };
const cut = { title: commonLinkBroken, description: handoffBrokenHow };
const changed = { title: handoffChanged, description: handoffChangedHow };
type Step = 'asking' | 'opening' | 'offline' | 'refused' | typeof gone;

/**
 * Asks the user before it requests the draft of a link. The server returns a draft only once, so a mail program that
 * previews links must not consume it. The user must also agree before a draft on this device is replaced.
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

function Steps({ link, onClose }: LinkProps) {
  const { outline, turning } = useContext(VisitContext);
  const t = useTranslate();
  const store = useStore();
  const [restored, setRestored] = useAtom(restoredAtom);
  const { client, queryClient } = usePreventivo();
  const { id: line, version } = outline;
  const key = keyIn(link) ?? '';
  const [step, setStep] = useState<Step>(key ? 'asking' : cut);
  const hasDraft = restored === 'found';
  const hasFailed = step === 'offline' || step === 'refused';

  async function open() {
    setStep('opening');
    const id = await idOf(key);
    const taken = await callAsMutation(queryClient, ['takeDraft', line], () =>
      client.takeDraft(id),
    );
    if (!taken.ok) {
      if (taken.code === 'DRAFT_GONE' || taken.status === 404) return setStep(gone);
      return setStep(taken.kind === 'network' ? 'offline' : 'refused');
    }
    const text = await unseal(taken.data, key, line);
    if (text === undefined) return setStep(gone);
    // Validate the received draft like a draft of this device.
    const stored = { get: () => text, set: () => true, remove: () => undefined };
    const read = await readDraft(stored, { line, version, now: Date.now() });
    if (!read.draft) return setStep(read.reason === 'other-version' ? changed : gone);
    const state = asWanted(store.get(lineAtom), keptState(outline, read.draft));
    // Close the dialog first. On closing, it restores the previous focus, and only then can the page's title take the
    // focus.
    flushSync(onClose);
    turning.turn(state.page);
    store.set(startVisitAtom, state);
    setRestored('resumed');
    if (state.page === 1) announce(t(frameResumed));
  }

  // The server returns a draft only once. Closing the dialog during the request would lose the draft.
  const leave = step === 'opening' ? undefined : onClose;
  if (restored === 'looking') return null;
  if (typeof step === 'object')
    return (
      <Dialog
        open
        title={t(step.title)}
        description={t(step.description)}
        onClose={leave}
        cross={false}
        footer={<Button onClick={leave}>{t(hasDraft ? handoffGoOnHere : handoffBeginHere)}</Button>}
      />
    );
  return (
    <Dialog
      open
      title={t(handoffAsk)}
      description={t(handoffMoves)}
      onClose={leave}
      cross={false}
      footer={
        <>
          <Button variant="outline" aria-disabled={!leave || undefined} onClick={leave}>
            {t(hasDraft ? handoffKeep : handoffNotNow)}
          </Button>
          <Button
            busy={!leave}
            // Without https, Web Crypto is missing and `open` rejects. Show an error, which lets the user close the
            // dialog.
            onClick={() => void open().catch(() => setStep('refused'))}
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
