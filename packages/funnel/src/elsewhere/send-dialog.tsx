import {
  asReferences,
  contractorValues,
  type Failed,
  heardOf,
  type Line,
  type MessageOverrides,
} from '@preventivo/core';
import { callAsMutation } from '@preventivo/core/query';
import { usePreventivo, useSay } from '@preventivo/core/react';
import {
  commonRetry,
  elsewhereCopied,
  elsewhereCopiedShort,
  elsewhereCopy,
  elsewhereCopyHere,
  elsewhereMail,
  elsewhereNoNetwork,
  elsewhereNotReady,
  elsewherePrepare,
  elsewherePrepareHow,
  elsewhereReady,
  elsewhereReadyHow,
  elsewhereSealed,
  elsewhereShare,
  elsewhereStay,
  elsewhereTitle,
  elsewhereWarn,
} from '@preventivo/core/words';
import { announce, Button, MailIcon, Notice } from '@preventivo/ui';
import { Dialog } from '@preventivo/ui/dialog';
import { useState } from 'react';
import type { LineState } from '../draft/line-state.ts';
import { linkWith, mailWith } from './link.ts';
import { seal } from './seal.ts';

export interface SendDialogProps {
  readonly line: Line;
  readonly state: LineState;
  readonly onClose: () => void;
}

type Step =
  | { readonly is: 'explained' | 'making' }
  | { readonly is: 'failed'; readonly failed: Failed }
  | { readonly is: 'ready'; readonly link: string; readonly shown?: boolean };

/** Seals the draft, has it kept, and hands over the link that opens it elsewhere. */
export function SendDialog({ line, state, onClose }: SendDialogProps) {
  const say = useSay();
  const { client, queryClient, messages } = usePreventivo();
  const [step, setStep] = useState<Step>({ is: 'explained' });

  async function make() {
    setStep({ is: 'making' });
    const draft = {
      version: line.version,
      line: line.id,
      savedAt: Date.now(),
      ...asReferences(line, state),
    };
    const { key, ...sealed } = await seal(JSON.stringify(draft), line.id);
    const kept = await callAsMutation(queryClient, ['keepDraft', line.id], () =>
      client.keepDraft(sealed),
    );
    if (!kept.ok) return setStep({ is: 'failed', failed: kept });
    setStep({ is: 'ready', link: linkWith(key, line.id, location.href) });
    announce(say(elsewhereReady));
  }

  if (step.is === 'ready')
    return (
      <Dialog
        open
        title={say(elsewhereTitle)}
        description={say(elsewhereReadyHow)}
        onClose={onClose}
      >
        <Ways {...step} {...{ line, state }} onShow={() => setStep({ ...step, shown: true })} />
      </Dialog>
    );
  return (
    <Dialog
      open
      title={say(elsewhereTitle)}
      description={say(elsewherePrepareHow)}
      onClose={onClose}
      footer={
        <Button busy={step.is === 'making'} onClick={() => void make()}>
          {step.is === 'failed' ? say(commonRetry) : say(elsewherePrepare)}
        </Button>
      }
    >
      {step.is === 'failed' && (
        <Notice kind="error" alert>
          {`${say(wordsFor(step.failed, messages))} ${say(elsewhereStay)}`}
        </Notice>
      )}
      <p className="q-muted">{say(elsewhereSealed)}</p>
    </Dialog>
  );
}

interface WaysProps extends Pick<SendDialogProps, 'line' | 'state'> {
  readonly link: string;
  readonly shown?: boolean;
  readonly onShow: () => void;
}

/** The ways a link goes to whom it belongs. None of them leads over a server of ours. */
function Ways({ link, line, state, shown, onShow }: WaysProps) {
  const say = useSay();
  const title = line.title.toLowerCase();
  const copy = () =>
    navigator.clipboard.writeText(link).then(() => announce(say(elsewhereCopied)), onShow);
  const [copied, setCopied] = useState(false);
  return (
    <div className="q-fields">
      <p className="q-muted">{say(elsewhereWarn)}</p>
      <a
        className="q-btn q-btn-primary q-btn-large"
        href={mailWith(link, contractorValues(state.contractor).email, title, say)}
      >
        <MailIcon size={20} />
        {say(elsewhereMail)}
      </a>
      {'share' in navigator && (
        <Button
          variant="outline"
          // Who closes the sheet again has changed their mind.
          onClick={() => void navigator.share({ title, url: link }).catch(() => undefined)}
        >
          {say(elsewhereShare)}
        </Button>
      )}
      <Button variant="outline" onClick={() => void copy().then(() => setCopied(true))}>
        {copied && !shown ? say(elsewhereCopiedShort) : say(elsewhereCopy)}
      </Button>
      {shown && (
        <Notice kind="warning" alert title={say(elsewhereCopyHere)}>
          <span className="q-wrap">{link}</span>
        </Notice>
      )}
    </div>
  );
}

function wordsFor(failed: Failed, messages: MessageOverrides): string {
  if (failed.kind === 'network') return elsewhereNoNetwork;
  // Who asks too often is told to wait; what else a server says is not for visitors.
  return (failed.status === 429 && heardOf(failed, messages)) || elsewhereNotReady;
}
