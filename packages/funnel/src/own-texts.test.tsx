import * as rules from '@preventivo/core/check';
import { type Answers, refused } from '@preventivo/fixtures/answers';
import { memoryDrafts } from '@preventivo/fixtures/drafts';
import { giuliaAsks, today } from '@preventivo/fixtures/people';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Funnel } from './funnel.tsx';
import { aDayOut, outing, outingBackEnd } from './testing/outing.fixture.ts';

const ours = 'Controlla la tua email';

/** Renders page 1 with a draft and a host's custom messages. */
async function visitHost(answers?: Answers) {
  const kept = { page: 1, contractor: giuliaAsks, product: aDayOut };
  const { storage } = memoryDrafts(outing, kept);
  const { client } = outingBackEnd(answers);
  render(
    <Funnel
      line={outing}
      {...{ client, storage, today }}
      seed={{ today, rules }}
      messages={{ CONTRACTOR_EMAIL: ours, CONTRACTOR: 'Chiamaci' }}
    />,
  );
  const email = await screen.findByRole('textbox', { name: 'Email' });
  await waitFor(() => expect(email).not.toHaveValue(''));
  return { email, user: userEvent.setup() };
}

it("the `messages` prop replaces the form's error of an email", async () => {
  const { email, user } = await visitHost();
  await user.clear(email);
  await user.type(email, 'giulia@');
  await user.tab();
  await waitFor(() => expect(email).toHaveAccessibleDescription(new RegExp(ours)));
  await user.click(screen.getByRole('button', { name: 'Continua' }));
  expect(await screen.findByRole('link', { name: ours })).toBeVisible();
});

it("the `messages` prop replaces the server's refusal of an email", async () => {
  const { user } = await visitHost({
    contractor: refused(422, 'CONTRACTOR_EMAIL'),
  });
  await user.click(screen.getByRole('button', { name: 'Continua' }));
  expect(await screen.findByRole('link', { name: ours })).toBeVisible();
  expect(screen.queryByText('Email non valida')).toBeNull();
});

it('the `messages` prop replaces a refusal that concerns no shown field', async () => {
  const { user } = await visitHost({
    contractor: refused(422, 'CONTRACTOR', 'Spiacenti'),
  });
  await user.click(screen.getByRole('button', { name: 'Continua' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Chiamaci');
});

it('the `messages` prop replaces the text above the errors of page 1', async () => {
  const { email, user } = await visitHost();
  await user.clear(email);
  await user.click(screen.getByRole('button', { name: 'Continua' }));
  expect(await screen.findByRole('group', { name: 'Errori' })).toHaveTextContent('Chiamaci');
});

it('the `messages` prop replaces the note about a lost draft', async () => {
  const failing = {
    get: () => Promise.reject(new Error('down')),
    set: () => true,
    remove: () => {},
  };
  render(
    <Funnel
      line={outing}
      client={outingBackEnd().client}
      storage={failing}
      {...{ today }}
      seed={{ today, rules }}
      messages={{ DRAFT_TIMEOUT: 'Ricominciamo insieme' }}
    />,
  );
  expect(await screen.findByText('Ricominciamo insieme')).toBeVisible();
});
