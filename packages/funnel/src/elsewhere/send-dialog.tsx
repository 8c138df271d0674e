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
  | { readonly is: 'ready'; readonly link: string };

/** Seals the draft, stores it on the server, and shows ways to send the link that opens it. */
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

  return (
    <Dialog
      open
      title={say(elsewhereTitle)}
      description={say(step.is === 'ready' ? elsewhereReadyHow : elsewherePrepareHow)}
      onClose={onClose}
      footer={
        step.is !== 'ready' && (
          <Button busy={step.is === 'making'} onClick={() => void make()}>
            {say(step.is === 'failed' ? commonRetry : elsewherePrepare)}
          </Button>
        )
      }
    >
      {step.is === 'failed' && (
        <Notice kind="error" alert>
          {`${say(wordsFor(step.failed, messages))} ${say(elsewhereStay)}`}
        </Notice>
      )}
      {step.is === 'ready' ? (
        <Ways
          link={step.link}
          title={line.title.toLowerCase()}
          email={contractorValues(state.contractor).email}
        />
      ) : (
        <p className="q-muted">{say(elsewhereSealed)}</p>
      )}
    </Dialog>
  );
}

interface WaysProps {
  readonly link: string;
  readonly title: string;
  readonly email: string;
}

/** The ways to send a link. None of them uses our servers. */
function Ways({ link, title, email }: WaysProps) {
  const say = useSay();
  const [isCopied, setCopied] = useState(false);
  const [isShown, setShown] = useState(false);

  function onCopied() {
    announce(say(elsewhereCopied));
    setCopied(true);
  }
  return (
    <div className="q-fields">
      <p className="q-muted">{say(elsewhereWarn)}</p>
      <a className="q-btn q-btn-primary q-btn-large" href={mailWith(link, email, title, say)}>
        <MailIcon size={20} />
        {say(elsewhereMail)}
      </a>
      {'share' in navigator && (
        <Button
          variant="outline"
          // Closing the share sheet rejects.
          onClick={() => void navigator.share({ title, url: link }).catch(() => undefined)}
        >
          {say(elsewhereShare)}
        </Button>
      )}
      <Button
        variant="outline"
        onClick={() =>
          void navigator.clipboard.writeText(link).then(onCopied, () => setShown(true))
        }
      >
        {isCopied && !isShown ? say(elsewhereCopiedShort) : say(elsewhereCopy)}
      </Button>
      {isShown && (
        <Notice kind="warning" alert title={say(elsewhereCopyHere)}>
          <span className="q-wrap">{link}</span>
        </Notice>
      )}
    </div>
  );
}

function wordsFor(failed: Failed, messages: MessageOverrides) {
  if (failed.kind === 'network') return elsewhereNoNetwork;
  // After too many requests the server's message says to wait. Its other messages are not for visitors.
  return (failed.status === 429 && heardOf(failed, messages)) || elsewhereNotReady;
}
