import { initialValues } from '@preventivo/core';
import * as rules from '@preventivo/core/check';
import { deviceStorage, languageKey, writeDraft } from '@preventivo/core/draft';
import { eraseDevice } from '@preventivo/core/lazy/erase-device';
import { backEnd } from '@preventivo/fixtures/back-end';
import { giuliaAsks, today } from '@preventivo/fixtures/people';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { Funnel } from '../funnel.tsx';
import { lists, outing } from '../testing/outing.fixture.ts';

/** Opens page 2 with Giulia's draft, as if she had left it on a shared computer. */
async function atTheLibrary({ line = outing, isLoggedIn = false } = {}) {
  const { contractor, product } = { contractor: giuliaAsks, product: initialValues(outing) };
  const answers = { contractor: { ...contractor }, product };
  const draft = { version: line.version, line: line.id, savedAt: Date.now(), page: 2, ...answers };
  await writeDraft(deviceStorage, draft);
  localStorage.setItem(languageKey, 'it');
  const service = backEnd({ line: line.id, lists, isLoggedIn });
  render(<Funnel {...{ line, today }} client={service.client} seed={{ today, rules }} />);
  await screen.findByRole('heading', { name: 'La gita', level: 2 });
  return { ...service, user: userEvent.setup() };
}

const link = 'Cancella i miei dati da questo dispositivo';
const done = /^Fatto: su questo dispositivo non è rimasto nulla/;
const button = (name: string) => screen.getByRole('button', { name });
const emptyPage1 = () =>
  waitFor(() => expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue(''));

async function eraseAll(user: ReturnType<typeof userEvent.setup>) {
  await user.click(button(link));
  await screen.findByRole('dialog', { name: 'Vuoi cancellare i tuoi dati da questo dispositivo?' });
  await user.click(button('Cancella tutto'));
}

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('erasing the device', () => {
  it('asks for confirmation, then shows an empty page 1 with a note that the data is erased', async () => {
    const { user } = await atTheLibrary();
    await eraseAll(user);
    await emptyPage1();
    await waitFor(() => expect(screen.getByText(done).closest('.q-notice')).toHaveFocus());
    expect(screen.queryByText('Abbiamo ritrovato i dati che avevi inserito.')).toBeNull();
    expect(Object.keys(localStorage)).toEqual(['preventivo:erased']);
  });

  it('restores `document.title`, also after a second erasure', async () => {
    document.title = 'Gita fuori porta';
    const { user } = await atTheLibrary();
    for (const _ of [1, 2]) {
      await eraseAll(user);
      await emptyPage1();
    }
    await waitFor(() =>
      expect(document.title).toBe('Passo 1 di 3: I tuoi dati – Gita fuori porta'),
    );
  });

  it('focuses the title of page 1 when the note is dismissed', async () => {
    const { user } = await atTheLibrary();
    await eraseAll(user);
    await screen.findByText(done);
    await user.click(button('Chiudi'));
    expect(screen.getByRole('heading', { name: 'I tuoi dati', level: 2 })).toHaveFocus();
  });

  it('logs out, also on the server', async () => {
    const { user, client, sent } = await atTheLibrary({ isLoggedIn: true });
    await screen.findByRole('region', { name: 'Stai usando il profilo di Giulia Ferri' });
    await eraseAll(user);
    await screen.findByRole('region', { name: 'Hai già un account? Ritrovi i tuoi dati.' });
    expect(client.token.get()).toBeNull();
    expect(sent('users/logout')).toHaveLength(1);
  });

  it('keeps all data when the visitor cancels', async () => {
    const { user } = await atTheLibrary();
    await user.click(button(link));
    await screen.findByRole('dialog');
    await user.click(button('Annulla'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(localStorage.getItem('persist:gita')).toContain('Ferri');
    expect(screen.getByRole('heading', { name: 'La gita', level: 2 })).toBeInTheDocument();
  });

  it('also empties another funnel on the page, which can then save a new draft', async () => {
    const { user } = await atTheLibrary();
    const bicycle = { ...outing, id: 'bici' };
    const other = backEnd({ line: bicycle.id, lists });
    const place = document.body.appendChild(document.createElement('div'));
    const within = render(
      <Funnel line={bicycle} today={today} client={other.client} seed={{ today, rules }} />,
      { container: place },
    );
    const name = () => within.getByRole('textbox', { name: 'Nome' });
    await user.type(name(), 'Giulia');
    const [first = expect.unreachable()] = screen.getAllByRole('button', { name: link });
    await user.click(first);
    await user.click(await screen.findByRole('button', { name: 'Cancella tutto' }));
    await waitFor(() => expect(name()).toHaveValue(''));
    await user.type(name(), 'Anna');
    act(() => void dispatchEvent(new Event('pagehide')));
    expect(localStorage.getItem('persist:bici')).toContain('Anna');
    within.unmount();
    place.remove();
  });

  it('drops input that was typed just before the erasure', async () => {
    const { user } = await atTheLibrary();
    await user.click(await screen.findByRole('radio', { name: 'In treno' }));
    await eraseAll(user);
    await emptyPage1();
    act(() => void dispatchEvent(new Event('pagehide')));
    expect(localStorage.getItem('persist:gita')).toBeNull();
  });

  it('lets the visitor start over, and saves the new input', async () => {
    const { user } = await atTheLibrary();
    await eraseAll(user);
    await emptyPage1();
    await user.type(screen.getByRole('textbox', { name: 'Nome' }), 'Anna');
    await user.tab();
    await waitFor(() => expect(localStorage.getItem('persist:gita')).toContain('Anna'));
    await user.click(screen.getByRole('button', { name: 'Chiudi' }));
    expect(screen.queryByText(done)).toBeNull();
  });
});

describe('a page in another tab, after the device was erased', () => {
  it('is also emptied, and does not save what was typed in it', async () => {
    const { user } = await atTheLibrary();
    await user.click(await screen.findByRole('radio', { name: 'In treno' }));
    eraseDevice(Date.now());
    act(() => void dispatchEvent(new Event('pagehide')));
    expect(localStorage.getItem('persist:gita')).toBeNull();
    act(() => void dispatchEvent(new StorageEvent('storage')));
    await emptyPage1();
  });

  it('is emptied when the visitor goes back to it', async () => {
    await atTheLibrary();
    eraseDevice(Date.now());
    act(() => void dispatchEvent(new Event('pageshow')));
    await emptyPage1();
  });

  it('logs out, even when the browser keeps no cookies and the token is in memory', async () => {
    const { client } = await atTheLibrary({ isLoggedIn: true });
    await screen.findByRole('region', { name: 'Stai usando il profilo di Giulia Ferri' });
    eraseDevice(Date.now());
    await emptyPage1();
    await screen.findByRole('region', { name: 'Hai già un account? Ritrovi i tuoi dati.' });
    expect(client.token.get()).toBeNull();
  });

  it('clears its session storage', async () => {
    await atTheLibrary();
    const health = { version: '1', line: 'health', savedAt: Date.now(), page: 1 };
    sessionStorage.setItem('persist:health', JSON.stringify(health));
    localStorage.setItem('preventivo:erased', '1');
    act(() => void dispatchEvent(new StorageEvent('storage')));
    await emptyPage1();
    await waitFor(() => expect({ ...sessionStorage }).toEqual({}));
  });
});
