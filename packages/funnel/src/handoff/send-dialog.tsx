import {
  asReferences,
  contractorValues,
  type Failed,
  type Line,
  type MessageOverrides,
  messageFor,
} from '@preventivo/core';
import { callAsMutation } from '@preventivo/core/query';
import { usePreventivo, useTranslate } from '@preventivo/core/react';
import {
  commonRetry,
  handoffCopied,
  handoffCopiedShort,
  handoffCopy,
  handoffCopyHere,
  handoffMail,
  handoffNoNetwork,
  handoffNotReady,
  handoffPrepare,
  handoffPrepareHow,
  handoffReady,
  handoffReadyHow,
  handoffSealed,
  handoffShare,
  handoffStay,
  handoffTitle,
  handoffWarn,
} from '@preventivo/core/words';
import { announce, Button, MailIcon, Notice } from '@preventivo/ui';
import { Dialog } from '@preventivo/ui/dialog';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { stateAtom } from '../state/answers.ts';
import { linkWith, mailWith } from './link.ts';
import { seal } from './seal.ts';

export interface SendDialogProps {
  readonly line: Line;
  readonly onClose: () => void;
}

/** Encrypts the draft and stores it on the server. Then offers ways to send the link that opens it. */
export function SendDialog({ line, onClose }: SendDialogProps) {
  const t = useTranslate();
  const { client, queryClient, messages } = usePreventivo();
  const { id, version } = line;
  const state = useAtomValue(stateAtom);
  const [link, setLink] = useState('');
  const [step, setStep] = useState<'explained' | 'making' | Failed>('explained');
  const [isShown, setShown] = useState(false);
  const failed = typeof step === 'object' && step;

  async function make() {
    setStep('making');
    const draft = { version, line: id, savedAt: Date.now(), ...asReferences(line, state) };
    const { key, ...sealed } = await seal(JSON.stringify(draft), id);
    const kept = await callAsMutation(queryClient, ['keepDraft', id], () =>
      client.keepDraft(sealed),
    );
    if (!kept.ok) return setStep(kept);
    setLink(linkWith(key, id, location.href));
    announce(t(handoffReady));
  }

  return (
    <Dialog
      open
      title={t(handoffTitle)}
      description={t(link ? handoffReadyHow : handoffPrepareHow)}
      onClose={onClose}
      footer={
        link ? (
          <Ways
            link={link}
            title={line.title.toLowerCase()}
            email={contractorValues(state.contractor).email}
            onNotCopied={() => setShown(true)}
          />
        ) : (
          <Button busy={step === 'making'} onClick={() => void make()}>
            {t(failed ? commonRetry : handoffPrepare)}
          </Button>
        )
      }
    >
      {failed && (
        <Notice kind="error" alert>
          {`${t(wordsFor(failed, messages))} ${t(handoffStay)}`}
        </Notice>
      )}
      <p className="q-muted">{t(link ? handoffWarn : handoffSealed)}</p>
      {isShown && (
        <Notice kind="warning" alert title={t(handoffCopyHere)}>
          <span className="q-wrap">{link}</span>
        </Notice>
      )}
    </Dialog>
  );
}

interface WaysProps {
  readonly link: string;
  readonly title: string;
  readonly email: string;
  /** Called if the browser refuses to copy the link, to show the link as text. */
  onNotCopied(): void;
}

/** The buttons that send or copy the link. None of them uses our servers. */
function Ways({ link, title, email, onNotCopied }: WaysProps) {
  const t = useTranslate();
  const [isCopied, setCopied] = useState(false);

  function onCopied() {
    announce(t(handoffCopied));
    setCopied(true);
  }
  return (
    <>
      <Button
        variant="outline"
        onClick={() => void navigator.clipboard.writeText(link).then(onCopied, onNotCopied)}
      >
        {t(isCopied ? handoffCopiedShort : handoffCopy)}
      </Button>
      {'share' in navigator && (
        <Button
          variant="outline"
          // `share` rejects when the user closes the share sheet, which is not an error.
          onClick={() => void navigator.share({ title, url: link }).catch(() => undefined)}
        >
          {t(handoffShare)}
        </Button>
      )}
      <a className="q-btn q-btn-primary q-btn-large" href={mailWith(link, email, title, t)}>
        <MailIcon size={20} />
        {t(handoffMail)}
      </a>
    </>
  );
}

function wordsFor(failed: Failed, messages: MessageOverrides) {
  if (failed.kind === 'network') return handoffNoNetwork;
  // With status 429 the server's message asks the user to wait. The server's other messages are not written for users.
  return (failed.status === 429 && messageFor(failed, messages)) || handoffNotReady;
}
