import { type LazyLine, type Line, outlineOf } from '@preventivo/core';
import * as rules from '@preventivo/core/check';
import type { DraftStorage } from '@preventivo/core/draft';
import { en } from '@preventivo/core/messages/en';
import { type Answers, refused } from '@preventivo/fixtures/answers';
import { memoryDrafts } from '@preventivo/fixtures/drafts';
import { giuliaAsks, rossiAsks, today } from '@preventivo/fixtures/people';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { lostTexts } from '../../../../vitest.texts.ts';
import { Funnel } from '../funnel.tsx';
import type { FunnelLine } from '../line/use-whole-line.ts';
import { aDayOut, companyOuting, outing, outingBackEnd } from '../testing/outing.fixture.ts';
import { languages } from './languages.tsx';

// Discard the reported texts that a browser's translation feature would lose. A browser translates a page only if it
// does not switch languages itself.
afterEach(() => void lostTexts());

const words = { 'mezzo.label': 'How will you travel?', 'mezzo.error': 'Say how you will travel' };
const english = languages({ language: 'en' });
const bilingual: Line = { ...outing, translations: { en: async () => words } };

/** Renders the outing's funnel with an English translation. */
function open(
  storage: DraftStorage,
  answers?: Answers,
  line: FunnelLine | LazyLine = bilingual,
  spoken = english,
) {
  render(
    <Funnel
      line={line}
      client={outingBackEnd(answers).client}
      {...{ storage, today }}
      seed={{ today, rules }}
      languages={spoken}
    />,
  );
}

/** Opens page 2 of the funnel in English. */
async function visit(answers: Answers) {
  const kept = { page: 2, contractor: giuliaAsks, product: aDayOut };
  open(memoryDrafts(outing, kept).storage, answers);
  await screen.findByRole('radiogroup', { name: 'How will you travel?' });
  return userEvent.setup();
}

const tooMany = refused(429, 'TOO_MANY_REQUESTS', 'Troppe richieste: riprova tra poco.');

describe('the English form', () => {
  it('shows the English note when a draft cannot be restored', async () => {
    const failing: DraftStorage = {
      get: () => Promise.reject(new Error('down')),
      set: () => true,
      remove: () => {},
    };
    open(failing);
    expect(
      await screen.findByText(
        'We could not find the details you had entered. Start again from here.',
      ),
    ).toBeVisible();
  });

  it.each([
    ['too much is asked of the server', tooMany, 'Too many requests: try again shortly.'],
    [
      'another server says so in words of its own',
      refused(429, 'TOO_MANY_REQUESTS', 'Aspetta un minuto.'),
      'Too many requests: try again shortly.',
    ],
    [
      'the server is away',
      refused(503, 'UNAVAILABLE', 'Il servizio non è disponibile: riprova tra poco.'),
      'The service is not available: try again shortly.',
    ],
  ])('shows the English message when %s', async (_, answer, sentence) => {
    const user = await visit({ save: [answer] });
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(sentence);
  });

  it('shows the English message when the server rejects too many links to another device', async () => {
    const user = await visit({ 'draft/keep': [tooMany] });
    await user.click(screen.getByRole('button', { name: 'Continue on another device' }));
    await user.click(await screen.findByRole('button', { name: 'Prepare the link' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Too many requests: try again shortly. Your answers stay here.',
    );
  });

  it('shows its English text when the server refuses an answer with an Italian message', async () => {
    const user = await visit({ save: [refused(422, 'MEZZO', 'Indicare il mezzo')] });
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('Say how you will travel');
    expect(dialog).not.toHaveTextContent('Indicare');
  });

  it('shows its English text when the server refuses an answer that the form does not ask for', async () => {
    const user = await visit({ save: [refused(422, 'CONTRACTOR_COMPANY_VAT')] });
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      "Some of the policyholder's details are not valid: Invalid VAT number",
    );
  });
});

describe('the English texts of a line', () => {
  const kept = { page: 2, contractor: giuliaAsks, product: aDayOut };
  const drafts = () => memoryDrafts(outing, kept).storage;

  it('come from the line, even when its questions load later', async () => {
    open(drafts(), undefined, { ...outlineOf(bilingual), load: async () => bilingual });
    expect(await screen.findByRole('radiogroup', { name: 'How will you travel?' })).toBeVisible();
  });

  it("come from the host's translation if it has the line", async () => {
    const lines = { [outing.id]: async () => ({ 'mezzo.label': 'Your means of transport' }) };
    const host = languages({
      language: 'en',
      translations: { en: async () => ({ ...en, lines }) },
    });
    open(drafts(), undefined, bilingual, host);
    expect(
      await screen.findByRole('radiogroup', { name: 'Your means of transport' }),
    ).toBeVisible();
  });
});

it('the English buttons for undo and cancel have different labels', async () => {
  const kept = { page: 1, contractor: rossiAsks };
  open(memoryDrafts(companyOuting, kept).storage, undefined, companyOuting);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('radio', { name: 'I am a private individual' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('radio', { name: 'I am a company' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Erase my data from this device' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
