import * as rules from '@preventivo/core/check';
import { memoryDrafts } from '@preventivo/fixtures/drafts';
import { today } from '@preventivo/fixtures/people';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { lostTexts } from '../../../../vitest.texts.ts';
import { Funnel } from '../funnel.tsx';
import { outing, outingBackEnd } from '../testing/outing.fixture.ts';
import { type LanguageOptions, languages } from './languages.tsx';

// Discard the reported texts that a browser's translation feature would lose. A browser translates a page only if it
// does not switch languages itself.
afterEach(() => void lostTexts());

/**
 * Renders page 1. Returns a function that changes the prop `languages` later, like settings that load while the user
 * types.
 */
async function visit() {
  const { storage } = memoryDrafts(outing);
  const { client } = outingBackEnd();
  const page = (options?: LanguageOptions) => (
    <Funnel
      line={outing}
      {...{ client, storage, today }}
      seed={{ today, rules }}
      {...(options && { languages: languages(options) })}
    />
  );
  const { rerender } = render(page());
  const name = await screen.findByRole('textbox', { name: 'Nome' });
  const user = userEvent.setup();
  await user.type(name, 'Giu');
  return { name, user, tell: (options?: LanguageOptions) => rerender(page(options)) };
}

it('a textbox keeps focus and text when the language switch appears', async () => {
  const { name, user, tell } = await visit();
  tell({ languages: ['it', 'en'] });
  expect(await screen.findByRole('button', { name: 'Italiano' })).toHaveAttribute('aria-current');
  await user.keyboard('lia');
  expect(name).toHaveValue('Giulia');
  expect(name).toBeVisible();
  expect(name).toHaveFocus();
});

it('a textbox keeps focus and text when the form switches to English', async () => {
  const { name, user, tell } = await visit();
  tell({ language: 'en' });
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'First name' })).toBe(name));
  await user.keyboard('lia');
  expect(name).toHaveValue('Giulia');
  expect(name).toHaveFocus();
});

it('the form keeps its answers when the user chooses English', async () => {
  const { user, tell } = await visit();
  tell({ languages: ['it', 'en'] });
  await user.click(await screen.findByRole('button', { name: 'English' }));
  expect(await screen.findByRole('textbox', { name: 'First name' })).toHaveValue('Giu');
});

it('the error summary of page 1 is English after the user chooses English', async () => {
  const { user, tell } = await visit();
  tell({ languages: ['it', 'en'] });
  await user.click(await screen.findByRole('button', { name: 'English' }));
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  const errors = await screen.findByRole('group', { name: 'Errors' });
  expect(errors).toHaveTextContent("Some of the policyholder's details are not valid");
  expect(errors).not.toHaveTextContent('contraente');
});

it('form, dialog and status have the `lang` of their text', async () => {
  const { name, user, tell } = await visit();
  const languageOf = (element: HTMLElement) => element.closest('[lang]')?.getAttribute('lang');
  const spoken = () => screen.getAllByRole('status').map(languageOf);
  expect(languageOf(name)).toBe('it');
  expect(languageOf(screen.getByRole('heading', { level: 1 }))).toBe('it');
  expect(new Set(spoken())).toEqual(new Set(['it']));
  tell({ languages: ['it', 'en'] });
  await user.click(await screen.findByRole('button', { name: 'English' }));
  expect(languageOf(await screen.findByRole('textbox', { name: 'First name' }))).toBe('en');
  expect(languageOf(screen.getByRole('heading', { level: 1 }))).toBe('en');
  expect(new Set(spoken())).toEqual(new Set(['en']));
  await user.click(screen.getByRole('button', { name: 'Erase my data from this device' }));
  expect(languageOf(await screen.findByRole('dialog'))).toBe('en');
});

it('the form switches to the language that its host sets, and keeps focus and text', async () => {
  const { name, user, tell } = await visit();
  tell({ language: 'en' });
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'First name' })).toBe(name));
  tell({ language: 'it' });
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Nome' })).toBe(name));
  await user.keyboard('lia');
  expect(name).toHaveValue('Giulia');
  tell({ language: 'en' });
  await screen.findByRole('textbox', { name: 'First name' });
  tell();
  expect(await screen.findByRole('textbox', { name: 'Nome' })).toHaveValue('Giulia');
});

it('a text at a misspelt name or place is reported in the console, and the others are applied', async () => {
  const reported = vi.mocked(console.error).mockImplementation(() => {});
  const { tell } = await visit();
  const texts = { frameNxt: 'Avanti', 'gita.titel': 'Gite', 'person.nome.label': 'Il tuo nome' };
  tell({ texts: { it: texts } });
  await screen.findByRole('textbox', { name: 'Il tuo nome' });
  // The names of the line's custom texts are checked when its questions load.
  await waitFor(() =>
    expect(reported.mock.calls.flat()).toEqual(
      ['frameNxt', 'gita.titel'].map(
        (name) => `settings.json: there is no text '${name}' (docs/words.md). It was left out.`,
      ),
    ),
  );
  reported.mockClear();
});
