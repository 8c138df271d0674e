import type { Messages } from '@preventivo/core';
import type { Answers } from '@preventivo/fixtures/answers';
import { backEnd } from '@preventivo/fixtures/back-end';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AccountBlock } from '../block/account-block.tsx';
import { AtTheForm, documents, prefill } from './at-the-form.tsx';

export async function openOwnAccount(answers: Answers = {}, messages: Partial<Messages> = {}) {
  const service = backEnd({ answers, isLoggedIn: true });
  render(
    <AtTheForm client={service.client} messages={messages}>
      <AccountBlock prefill={prefill} documents={documents} />
    </AtTheForm>,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Il tuo account/ }));
  await screen.findByRole('dialog', { name: 'Il tuo account' });
  return { ...service, user };
}
