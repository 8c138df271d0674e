import { submissionMessages } from '@preventivo/core';
import { useSentence, useTranslate } from '@preventivo/core/react';
import {
  sendingNow,
  sentByEmail,
  sentByEmailMeans,
  sentByPhone,
  sentByPhoneMeans,
} from '@preventivo/core/words';
import { ChevronRightIcon, MailIcon, Notice, PhoneIcon } from '@preventivo/ui';
import type { ReactNode } from 'react';
import { parted } from '../parted.tsx';

/** The channel by which the visitor wants to receive the quote (docs/rules/submission.md#final-dialog). */
export type RecallChannel = 'email' | 'phone';

export interface ChannelQuestionProps {
  readonly sending: RecallChannel | null;
  readonly failed: boolean;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly onChoose: (channel: RecallChannel) => void;
}

/** Two large buttons that ask by which channel the visitor wants the quote. */
export function ChannelQuestion(props: ChannelQuestionProps) {
  const t = useTranslate();
  const unregistered = useSentence('RECALL_FAILED', submissionMessages.RECALL_FAILED);
  const { sending, failed, email, phone, onChoose } = props;
  return (
    <>
      {failed && (
        <Notice kind="error" alert>
          {unregistered}
        </Notice>
      )}
      <div className="q-channels">
        <Channel
          icon={<MailIcon />}
          name={t(sentByEmail)}
          promise={t(sentByEmailMeans)}
          own={email}
          busy={sending === 'email'}
          still={sending !== null}
          onChoose={() => onChoose('email')}
        />
        <Channel
          icon={<PhoneIcon />}
          name={t(sentByPhone)}
          promise={t(sentByPhoneMeans)}
          own={phone}
          busy={sending === 'phone'}
          still={sending !== null}
          onChoose={() => onChoose('phone')}
        />
      </div>
      <p role="status" className="q-note q-muted">
        {sending && t(sendingNow)}
      </p>
    </>
  );
}

interface ChannelProps {
  readonly icon: ReactNode;
  readonly name: string;
  readonly promise: string;
  readonly own: string | undefined;
  readonly busy: boolean;
  readonly still: boolean;
  onChoose(): void;
}

function Channel({ icon, name, promise, own, busy, still, onChoose }: ChannelProps) {
  return (
    <button
      type="button"
      className={busy ? 'q-card q-channel q-busy' : 'q-card q-channel'}
      aria-disabled={still || undefined}
      aria-busy={busy || undefined}
      onClick={still ? undefined : onChoose}
    >
      <span className="q-tile" aria-hidden="true">
        {busy ? <span className="q-spinner" /> : icon}
      </span>
      <span className="q-card-text">
        {name}
        <span className="q-detail">{promise}</span>
        {own && <span className="q-channel-own">{parted(own)}</span>}
      </span>
      <ChevronRightIcon />
    </button>
  );
}
