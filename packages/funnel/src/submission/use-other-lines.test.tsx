import * as rules from '@preventivo/core/check';
import { memoryDrafts } from '@preventivo/fixtures/drafts';
import { giuliaAsks, today } from '@preventivo/fixtures/people';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Funnel } from '../funnel.tsx';
import { aDayOut, outing, outingBackEnd } from '../testing/outing.fixture.ts';

const lines = [
  { id: 'casa', title: 'Casa', path: 'casa/' },
  { id: outing.id, title: 'Gite', path: 'gite/' },
];
const asked = vi.fn<typeof fetch>();

afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
  asked.mockReset();
});

/** Sends Giulia's request, and waits until the dialog asks for the channel. */
async function sent(options: { linesUrl?: string; linesFile?: string }) {
  vi.stubGlobal('fetch', asked);
  const state = { page: 3, contractor: giuliaAsks, product: aDayOut };
  const { client } = outingBackEnd();
  const { storage } = memoryDrafts(outing, state);
  render(
    <Funnel {...{ line: outing, client, storage, today, seed: { today, rules } }} {...options} />,
  );
  const user = userEvent.setup();
  for (const name of [/informativa IVASS/, /condizioni generali/, /informativa privacy/])
    await user.click(await screen.findByRole('checkbox', { name }));
  expect(asked).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: 'Richiedi il preventivo' }));
  await screen.findByRole('button', { name: 'Salta questa domanda' });
  return { user };
}
type User = Awaited<ReturnType<typeof sent>>['user'];

async function close(user: User) {
  await user.click(screen.getByRole('button', { name: 'Salta questa domanda' }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Richiesta inviata' })).toHaveFocus(),
  );
}
const again = 'Un altro preventivo, con gli stessi dati';
const links = () => screen.getAllByRole('link').map((link) => link.textContent);

describe('after a request', () => {
  const options = { linesUrl: '/preventivi/', linesFile: '/preventivi/lines.json' };

  it('a link opens another line with the same contractor', async () => {
    asked.mockImplementation(async () => Response.json(lines));
    const { user } = await sent(options);
    await act(async () => {});
    await close(user);
    const offer = screen.getByRole('navigation', { name: again });
    const line = within(offer).getByRole('link', { name: 'Casa' });
    expect(line).toHaveAttribute('href', new URL('/preventivi/casa/', location.href).href);
    expect(within(offer).queryByRole('link', { name: 'Gite' })).toBeNull();
    expect(within(offer).getByRole('link', { name: 'Tutti i preventivi' })).toHaveAttribute(
      'href',
      '/preventivi/',
    );
    line.addEventListener('click', (event) => event.preventDefault());
    await user.click(line);
    const kept = JSON.parse(sessionStorage.getItem('persist:contractor') ?? '');
    expect(kept.contractor).toEqual(giuliaAsks);
  });

  it('a missing file of lines leaves the link to all lines, without an error', async () => {
    asked.mockImplementation(async () => new Response('', { status: 404 }));
    const { user } = await sent(options);
    await close(user);
    expect(asked).toHaveBeenCalled();
    expect(links()).toEqual(expect.arrayContaining(['Chiudi', again]));
    expect(screen.queryByRole('navigation', { name: again })).toBeNull();
  });

  it('a network failure leaves the link to all lines', async () => {
    asked.mockImplementation(async () => Promise.reject(new TypeError('offline')));
    const { user } = await sent(options);
    await close(user);
    expect(links()).toContain(again);
  });

  it('lines that load after the dialog has closed do not shift the link to all lines', async () => {
    let answer: (response: Response) => void = () => {};
    const late = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    asked.mockImplementation(() => late);
    const { user } = await sent(options);
    await close(user);
    answer(Response.json(lines));
    await late;
    expect(links()).toContain(again);
    expect(screen.queryByRole('link', { name: 'Casa' })).toBeNull();
  });

  it('no file of lines is requested if `linesFile` is not set', async () => {
    const { user } = await sent({ linesUrl: '/preventivi/' });
    await close(user);
    expect(asked).not.toHaveBeenCalled();
    expect(links()).toContain(again);
  });
});
