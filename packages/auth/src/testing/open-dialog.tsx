import type { Messages } from '@preventivo/core';
import type { Answers } from '@preventivo/fixtures/answers';
import { backEnd } from '@preventivo/fixtures/back-end';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { AccountDialog, type AccountDialogProps } from '../dialogs/account-dialog.tsx';
import { AtTheForm, documents, prefill } from './at-the-form.tsx';

export interface Visit extends Partial<AccountDialogProps> {
  readonly answers?: Answers;
  readonly messages?: Partial<Messages>;
}

export function openDialog({ answers = {}, messages = {}, ...props }: Visit = {}) {
  const service = backEnd({ answers });
  const onLoggedIn = vi.fn();
  const onClose = vi.fn();
  render(
    <AtTheForm client={service.client} messages={messages}>
      <AccountDialog
        start="login"
        prefill={prefill}
        documents={documents}
        onLoggedIn={onLoggedIn}
        onClose={onClose}
        {...props}
      />
    </AtTheForm>,
  );
  return { ...service, onLoggedIn, onClose, user: userEvent.setup() };
}
