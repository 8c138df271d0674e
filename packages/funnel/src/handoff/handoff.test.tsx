import { initialValues } from '@preventivo/core';
import * as rules from '@preventivo/core/check';
import { type Answers, offline, refused } from '@preventivo/fixtures/answers';
import { backEnd } from '@preventivo/fixtures/back-end';
import { memoryDrafts } from '@preventivo/fixtures/drafts';
import { giuliaAsks, giuliaWith, today } from '@preventivo/fixtures/people';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LineState } from '../draft/line-state.ts';
import { Funnel } from '../funnel.tsx';
import { club, clubLists } from '../testing/club.fixture.ts';
import { outing, outingBackEnd } from '../testing/outing.fixture.ts';
import { seal } from './seal.ts';

const onTrain: LineState = {
  page: 2,
  contractor: giuliaAsks,
  product: { ...initialValues(outing), mezzo: 'treno' },
};

/** Renders the funnel of one device: with its own storage, and the draft of an earlier visit. */
function device(kept?: LineState, answers?: Answers, line = outing) {
  const drafts = memoryDrafts(line, kept);
  const service = outingBackEnd(answers);
  render(
    <Funnel
      {...{ line, today }}
      client={service.client}
      storage={drafts.storage}
      seed={{ today, rules }}
    />,
  );
  return { ...drafts, ...service, user: userEvent.setup() };
}

/** Opens a link that another device created. For this link, the server returns a draft with `state`. */
async function linked(state: LineState = onTrain, version = outing.version) {
  const draft = { line: outing.id, version, savedAt: Date.now(), ...state };
  const { key, id, sealed } = await seal(JSON.stringify(draft), outing.id);
  location.hash = `#riprendi=${outing.id}/${key}`;
  const given = () => Response.json({ status: 200, msg: 'ok', obj: { Draft: sealed } });
  return { key, id, given, answers: { 'draft/take': [given] } satisfies Answers };
}

const button = (name: string) => screen.findByRole('button', { name });
const title = (name: string) => screen.findByRole('heading', { name, level: 2 });
const gone = refused(404, 'DRAFT_GONE');

afterEach(() => {
  cleanup();
  history.replaceState(null, '', location.pathname);
  vi.unstubAllGlobals();
});

describe('continuing on another device', () => {
  it('creates a link that restores the answers, which the server cannot read', async () => {
    const { user, bodies } = device(onTrain);
    await user.click(await button('Continua su un altro dispositivo'));
    await user.click(await button('Prepara il link'));
    const mail = await screen.findByRole('link', { name: 'Scrivimelo per email' });
    const href = decodeURIComponent(mail.getAttribute('href') ?? '');
    expect(href).toMatch(/^mailto:giulia\.ferri@example\.it\?/);
    const [, key = ''] = /#riprendi=gita\/([\w-]{43})\r\n/.exec(href) ?? [];
    expect(key).not.toBe('');
    const sent = JSON.stringify(bodies('draft/keep'));
    expect(sent).not.toContain(key);
    expect(sent).not.toMatch(/giulia|treno/i);
  });

  it('shows an error when the connection fails, keeps the answers and can be retried', async () => {
    const { user } = device(onTrain, { 'draft/keep': [offline] });
    await user.click(await button('Continua su un altro dispositivo'));
    await user.click(await button('Prepara il link'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Sembra che non ci sia connessione. Le risposte restano qui.',
    );
    await user.click(await button('Riprova'));
    expect(await screen.findByRole('link', { name: 'Scrivimelo per email' })).toBeVisible();
  });

  it('shows an error while the server can store no more drafts, and can be retried', async () => {
    const { user } = device(onTrain, { 'draft/keep': [refused(503, 'DRAFTS_FULL')] });
    await user.click(await button('Continua su un altro dispositivo'));
    await user.click(await button('Prepara il link'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Non siamo riusciti a preparare il link. Le risposte restano qui.',
    );
    await user.click(await button('Riprova'));
    expect(await screen.findByRole('link', { name: 'Scrivimelo per email' })).toBeVisible();
  });

  it('returns the focus to the button when the dialog closes', async () => {
    const { user } = device(onTrain);
    const opener = await button('Continua su un altro dispositivo');
    await user.click(opener);
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Chiudi' }),
    );
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('is not offered if the answers include health data', async () => {
    device(onTrain, undefined, { ...outing, draft: 'tab' });
    expect(await title('La gita')).toBeVisible();
    expect(screen.queryByRole('button', { name: /altro dispositivo/ })).toBeNull();
  });
});

describe('a link from another device', () => {
  it('opens the draft on its page, and is removed from the address bar', async () => {
    const { answers, id } = await linked();
    const { user, draft, bodies } = device(undefined, answers);
    await title('Riprendiamo da dove eri?');
    expect(location.hash).toBe('');
    expect(bodies('draft/take')).toEqual([]);
    await user.click(await button('Riprendi qui'));
    await title('La gita');
    expect(screen.getByText('Riprendiamo da dove eri.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bodies('draft/take')).toEqual([{ Draft_Id: id }]);
    await waitFor(() => expect(draft()).toMatchObject({ page: 2, product: { mezzo: 'treno' } }));
  });

  it('asks before it replaces the draft of this device, which the visitor can keep', async () => {
    const { answers } = await linked();
    const here: LineState = { ...onTrain, page: 1, contractor: giuliaWith({ nome: 'Anna' }) };
    const { user, draft, bodies } = device(here, answers);
    expect(await screen.findByText(/Qui c'è già un preventivo iniziato/)).toBeVisible();
    await user.click(await button('Tieni quello di qui'));
    expect(await button('Modifica i dati di Anna Ferri')).toBeVisible();
    expect(draft()).toMatchObject({ contractor: { persona: { nome: 'Anna' } } });
    expect(bodies('draft/take')).toEqual([]);
  });

  it('cannot be cancelled during its request, since the server returns a draft only once', async () => {
    const { given } = await linked();
    let arrives = () => {};
    const onItsWay = new Promise<Response>((resolve) => {
      arrives = () => resolve(given());
    });
    const here: LineState = { ...onTrain, page: 1, contractor: giuliaWith({ nome: 'Anna' }) };
    const { user, draft } = device(here, { 'draft/take': () => onItsWay });
    await user.click(await button('Riprendi qui'));
    await user.click(await button('Tieni quello di qui'));
    const dialog = screen.getByRole('dialog', { name: 'Riprendiamo da dove eri?' });
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(within(dialog).queryByRole('button', { name: 'Chiudi' })).toBeNull();
    expect(await button('Tieni quello di qui')).toHaveAttribute('aria-disabled', 'true');
    await act(async () => arrives());
    await title('La gita');
    await waitFor(() =>
      expect(draft()).toMatchObject({ page: 2, contractor: { persona: { nome: 'Giulia' } } }),
    );
  });

  it('replaces the answers if this device is on the same page', async () => {
    const { answers } = await linked();
    const product = { ...initialValues(outing), mezzo: 'auto' };
    const { user } = device({ ...onTrain, product }, answers);
    expect(await screen.findByRole('radio', { name: 'In auto' })).toBeChecked();
    await user.click(await button('Riprendi qui'));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'In treno' })).toBeChecked());
  });

  it('also opens if it names no line, as links of earlier releases do', async () => {
    const { key, answers } = await linked();
    location.hash = `#riprendi=${key}`;
    const { user } = device(undefined, answers);
    await user.click(await button('Riprendi qui'));
    expect(await title('La gita')).toBeVisible();
  });

  it('shows an error if it was used before, and can start an empty form', async () => {
    await linked();
    const { user } = device(undefined, { 'draft/take': gone });
    await user.click(await button('Riprendi qui'));
    await title('Il link è già stato usato o è scaduto');
    await user.click(await button('Comincia da qui'));
    expect(await screen.findByRole('textbox', { name: 'Nome' })).toHaveValue('');
  });

  it('shows an error if it is truncated, and requests no draft', async () => {
    location.hash = '#riprendi=meta';
    const { bodies } = device();
    await title('Il link non è completo');
    expect(bodies('draft/take')).toEqual([]);
    expect(location.hash).toBe('');
  });

  it('shows an error if its draft is for an older version of the form', async () => {
    const { answers } = await linked(onTrain, 'un-altra');
    const { user } = device(undefined, answers);
    await user.click(await button('Riprendi qui'));
    expect(await title('Le domande sono cambiate')).toBeVisible();
  });

  it('shows an error without https, since decryption is not available, and can be dismissed', async () => {
    const { answers } = await linked();
    const { user, bodies } = device(undefined, answers);
    const resume = await button('Riprendi qui');
    vi.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as unknown as SubtleCrypto);
    await user.click(resume);
    expect(await screen.findByRole('alert')).toHaveTextContent('Non siamo riusciti ad aprire');
    expect(await button('Riprova')).toBeVisible();
    await user.click(await button('Non ora'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bodies('draft/take')).toEqual([]);
  });

  it('keeps the draft of this device if its request fails and the visitor cancels', async () => {
    await linked();
    const here: LineState = { ...onTrain, page: 1, contractor: giuliaWith({ nome: 'Anna' }) };
    const { user } = device(here, { 'draft/take': [offline] });
    await user.click(await button('Riprendi qui'));
    await screen.findByRole('alert');
    await user.click(await button('Tieni quello di qui'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await button('Modifica i dati di Anna Ferri')).toBeVisible();
  });

  it('can be retried if its request fails', async () => {
    const { answers } = await linked();
    const { user } = device(undefined, { 'draft/take': [offline, ...answers['draft/take']] });
    await user.click(await button('Riprendi qui'));
    expect(await screen.findByRole('alert')).toHaveTextContent('non ci sia connessione');
    await user.click(await button('Riprova'));
    expect(await title('La gita')).toBeVisible();
  });
});

describe('two funnels on a page', () => {
  it('open a link in the funnel of its line only', async () => {
    const { answers, id } = await linked();
    const other = backEnd({ line: club.id, lists: clubLists });
    const own = outingBackEnd(answers);
    const seed = { today, rules };
    render(
      <>
        <Funnel
          line={club}
          client={other.client}
          storage={memoryDrafts(club).storage}
          {...{ today, seed }}
        />
        <Funnel
          line={outing}
          client={own.client}
          storage={memoryDrafts(outing).storage}
          {...{ today, seed }}
        />
      </>,
    );
    await userEvent.click(await button('Riprendi qui'));
    await title('La gita');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(own.bodies('draft/take')).toEqual([{ Draft_Id: id }]);
    expect(other.bodies('draft/take')).toEqual([]);
    expect(location.hash).toBe('');
  });

  it('show the dialog of a link only when its hidden funnel becomes visible', async () => {
    // happy-dom has no layout. Imitate a browser: a hidden element has no client rects.
    vi.spyOn(HTMLElement.prototype, 'getClientRects').mockImplementation(function (
      this: HTMLElement,
    ) {
      return (this.checkVisibility()
        ? [this.getBoundingClientRect()]
        : []) as unknown as DOMRectList;
    });
    const observers: (() => void)[] = [];
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(heard: () => void) {
          observers.push(heard);
        }
        observe() {}
        disconnect() {}
      },
    );
    const { answers } = await linked();
    const { client } = outingBackEnd(answers);
    const { storage } = memoryDrafts(outing);
    const tabWith = (display: string) => (
      <section style={{ display }}>
        <Funnel line={outing} {...{ client, storage, today }} seed={{ today, rules }} />
      </section>
    );
    const { rerender } = render(tabWith('none'));
    await waitFor(() => expect(location.hash).toBe(''));
    await act(() => import('@preventivo/funnel/lazy/handoff'));
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
    rerender(tabWith('block'));
    act(() => {
      for (const hear of observers) hear();
    });
    await userEvent.click(await button('Riprendi qui'));
    expect(await title('La gita')).toBeVisible();
  });

  it('show the dialog once if both have the same line', async () => {
    const { answers } = await linked();
    const { storage } = memoryDrafts(outing);
    const { client } = outingBackEnd(answers);
    const seed = { today, rules };
    render(
      <>
        <Funnel line={outing} {...{ client, storage, today, seed }} />
        <Funnel line={outing} {...{ client, storage, today, seed }} />
      </>,
    );
    await userEvent.click(await button('Riprendi qui'));
    await title('La gita');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
