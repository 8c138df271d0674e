import { contractorValues, type Failed, type Line } from '@preventivo/core';
import { usePreventivo } from '@preventivo/core/react';
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
  const { client } = usePreventivo();
  const [step, setStep] = useState<Step>({ is: 'explained' });

  async function make() {
    setStep({ is: 'making' });
    const draft = { version: line.version, line: line.id, savedAt: Date.now(), ...state };
    const { key, ...sealed } = await seal(JSON.stringify(draft), line.id);
    const kept = await client.keepDraft(sealed);
    if (!kept.ok) return setStep({ is: 'failed', failed: kept });
    setStep({ is: 'ready', link: linkWith(key, location.href) });
    announce('Il link è pronto.');
  }

  if (step.is === 'ready')
    return (
      <Dialog
        open
        title="Continua su un altro dispositivo"
        description="Il link è pronto. Mandalo a te: si apre una volta sola, entro 24 ore."
        onClose={onClose}
      >
        <Ways {...step} {...{ line, state }} onShow={() => setStep({ ...step, shown: true })} />
      </Dialog>
    );
  return (
    <Dialog
      open
      title="Continua su un altro dispositivo"
      description="Prepariamo un link che apre il preventivo dove sei arrivato. Vale una volta sola, per 24 ore."
      onClose={onClose}
      footer={
        <Button busy={step.is === 'making'} onClick={() => void make()}>
          {step.is === 'failed' ? 'Riprova' : 'Prepara il link'}
        </Button>
      }
    >
      {step.is === 'failed' && (
        <Notice kind="error" alert>
          {wordsFor(step.failed)} Le risposte restano qui.
        </Notice>
      )}
      <p className="q-muted">
        Le risposte partono cifrate da qui e la chiave sta solo nel link: noi non possiamo leggerle.
      </p>
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
  const title = line.title.toLowerCase();
  const copy = () =>
    navigator.clipboard.writeText(link).then(() => announce('Link copiato.'), onShow);
  const [copied, setCopied] = useState(false);
  return (
    <div className="q-fields">
      <p className="q-muted">Chi lo apre vede le tue risposte: non inoltrarlo.</p>
      <a
        className="q-btn q-btn-primary q-btn-large"
        href={mailWith(link, contractorValues(state.contractor).email, title)}
      >
        <MailIcon size={20} />
        Scrivimelo per email
      </a>
      {'share' in navigator && (
        <Button
          variant="outline"
          // Who closes the sheet again has changed their mind.
          onClick={() => void navigator.share({ title, url: link }).catch(() => undefined)}
        >
          Condividi
        </Button>
      )}
      <Button variant="outline" onClick={() => void copy().then(() => setCopied(true))}>
        {copied && !shown ? 'Link copiato' : 'Copia il link'}
      </Button>
      {shown && (
        <Notice kind="warning" alert title="Copialo da qui">
          <span className="q-wrap">{link}</span>
        </Notice>
      )}
    </div>
  );
}

function wordsFor({ kind, status, message }: Failed): string {
  if (kind === 'network') return 'Sembra che non ci sia connessione.';
  // Who asks too often is told to wait; what else a server says is not for visitors.
  return (status === 429 && message) || 'Non siamo riusciti a preparare il link.';
}
