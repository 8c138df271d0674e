import { initialValues, type Line } from '@preventivo/core';
import type { DraftStorage } from '@preventivo/core/draft';
import { memoryDrafts } from '@preventivo/fixtures/drafts';
import { giuliaAsks } from '@preventivo/fixtures/people';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { mount } from './mount.tsx';
import { drawFirstPage } from './server.ts';
import { companyOuting, outing, outingBackEnd } from './testing/outing.fixture.ts';

const line: Line = outing;

beforeEach(() => {
  vi.spyOn(console, 'warn');
  vi.spyOn(console, 'error');
});
afterEach(() => {
  expect(vi.mocked(console.warn).mock.calls).toEqual([]);
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  document.body.innerHTML = '';
});

/** A page as it was built, before any script of it has run but the first. */
function page(drawn = line) {
  const { html, seed } = drawFirstPage(drawn);
  document.body.innerHTML = '<div id="root" class="q" data-q-early></div>';
  const root = document.body.firstElementChild;
  if (!(root instanceof HTMLElement)) throw new Error('there is no root');
  root.dataset.qSeed = JSON.stringify(seed);
  root.innerHTML = html;
  return root;
}

/** The page comes to life. */
async function runs(storage: DraftStorage = memoryDrafts(outing).storage, started = line) {
  const service = outingBackEnd();
  await act(async () => mount(async () => started, { client: service.client, storage }));
  return service;
}
const box = (name: string) => screen.getByRole('textbox', { name });
const type = (name: string, text: string) => {
  const element = box(name);
  if (element instanceof HTMLInputElement) element.value = text;
};

describe('a page that was drawn when it was built', () => {
  it('comes to life without a word of complaint, and as it stood', async () => {
    const root = page();
    const name = box('Nome');
    await runs();
    expect(box('Nome')).toBe(name);
    expect(root).not.toHaveAttribute('data-q-early');
    expect(await screen.findByRole('heading', { name: 'Preventivo gite' })).toBeVisible();
  });

  it('keeps what was typed and pressed before, and keeps it in the draft', async () => {
    page();
    type('Nome', 'Giulia');
    type('Cellulare', '333 1234567');
    screen.getByRole('radio', { name: 'Donna' }).click();
    const { storage, draft } = memoryDrafts(outing);
    await runs(storage);
    expect(box('Nome')).toHaveValue('Giulia');
    expect(box('Cellulare')).toHaveValue('333 1234567');
    expect(screen.getByRole('radio', { name: 'Donna' })).toBeChecked();
    await waitFor(() =>
      expect(draft()?.contractor.persona).toMatchObject({ nome: 'Giulia', sesso: '1' }),
    );
  });

  it('asks at once what hangs on an answer that was given before', async () => {
    page();
    screen.getByRole('radio', { name: 'Altro' }).click();
    await runs();
    // A box while its list is on its way, radio buttons where the list is short.
    expect(await screen.findByText('Stato di nascita')).toBeVisible();
  });

  describe('on a device that was erased within a day', () => {
    /** The page comes to life after it was loaded in this way. */
    async function runsAfter(type: 'navigate' | 'back_forward') {
      const entry = { name: '', entryType: 'navigation', startTime: 0, duration: 0, type };
      const load = { ...entry, toJSON: () => '' };
      const entries = vi.spyOn(performance, 'getEntriesByType').mockReturnValue([load]);
      localStorage.setItem('preventivo:erased', '1');
      const { storage, draft } = memoryDrafts(outing);
      await runs(storage);
      onTestFinished(() => {
        localStorage.clear();
        entries.mockRestore();
      });
      return { draft };
    }

    it('takes nothing that the browser has filled in on the way back', async () => {
      const root = page();
      type('Nome', 'Giulia');
      const { draft } = await runsAfter('back_forward');
      expect(await screen.findByRole('textbox', { name: 'Nome' })).toHaveValue('');
      act(() => void dispatchEvent(new Event('pagehide')));
      expect(draft()).toBeUndefined();
      expect(root).not.toHaveAttribute('data-q-early');
    });

    it('keeps what somebody has typed before who opens it anew', async () => {
      page();
      type('Nome', 'Giulia');
      await runsAfter('navigate');
      expect(await screen.findByRole('textbox', { name: 'Nome' })).toHaveValue('Giulia');
    });
  });

  it('takes up a draft under what was typed before', async () => {
    page();
    type('Nome', 'Anna');
    const state = { page: 1, contractor: giuliaAsks, product: initialValues(outing) };
    await runs(memoryDrafts(outing, state).storage);
    await waitFor(() => expect(box('Cognome')).toHaveValue('Ferri'));
    expect(box('Nome')).toHaveValue('Anna');
  });

  it('answers a press on «Continua» that came before it ran', async () => {
    page().dataset.qEarly = 'pressed';
    type('Nome', 'Giulia');
    await runs();
    expect(await screen.findByRole('heading', { name: 'Controlla questi campi' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Nome non valido' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Cognome non valido' })).toBeVisible();
  });

  it('does not take that press for the page a draft goes on at', async () => {
    const root = page();
    root.dataset.qEarly = 'pressed';
    const state = { page: 2, contractor: giuliaAsks, product: initialValues(outing) };
    await runs(memoryDrafts(outing, state).storage);
    expect(await screen.findByRole('heading', { name: 'La gita', level: 2 })).toBeVisible();
    await screen.findByRole('radio', { name: 'In treno' });
    expect(screen.queryByRole('heading', { name: 'Controlla questi campi' })).toBeNull();
  });

  it('says nothing of errors to who pressed nothing', async () => {
    page();
    await runs();
    expect(screen.queryByRole('heading', { name: 'Controlla questi campi' })).toBeNull();
  });

  it('works from there on like any other', async () => {
    page();
    await runs();
    const user = userEvent.setup();
    await user.type(box('Email'), 'giulia.ferri');
    await user.tab();
    await waitFor(() => expect(box('Email')).toHaveAttribute('aria-invalid', 'true'));
  });
});

describe('a page of a line that takes companies', () => {
  const company = () => screen.getByRole<HTMLInputElement>('radio', { name: "Sono un'azienda" });
  const comesToLife = () => runs(memoryDrafts(companyOuting).storage, companyOuting);

  it('has its first question in it, which is taken over as it stood', async () => {
    page(companyOuting);
    const radio = company();
    await comesToLife();
    expect(company()).toBe(radio);
    expect(radio).not.toBeChecked();
  });

  it('has chosen a type that was chosen before it ran, and asks its questions', async () => {
    page(companyOuting);
    company().click();
    await comesToLife();
    expect(await screen.findByRole('textbox', { name: 'Partita IVA' })).toBeVisible();
    expect(company()).toBeChecked();
  });
});

describe('a page that was not drawn before', () => {
  it('is drawn where the root is', async () => {
    document.body.innerHTML = '<div id="root"></div>';
    await runs();
    expect(await screen.findByRole('textbox', { name: 'Nome' })).toHaveValue('');
  });

  it('says what is missing where there is no root', () => {
    expect(() => mount(line)).toThrow(/^@preventivo\/funnel: .*no element with the id `root`/);
  });
});

describe('a page of a broker with settings', () => {
  /** The page has asked for the file: it comes when the test says so. */
  function settingsCome() {
    let come = (_: string) => {};
    window.qSettings = new Promise((resolve) => {
      come = resolve;
    });
    return (settings: object) => act(async () => come(JSON.stringify(settings)));
  }
  const answer = vi.fn<typeof fetch>(async () => Response.json([]));
  const asked = () => answer.mock.calls.map(([address]) => String(address));

  beforeEach(() => {
    vi.stubGlobal('fetch', answer.mockClear());
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    delete window.qSettings;
  });

  async function starts(started = line) {
    const { storage } = memoryDrafts(outing);
    await act(async () => mount(started, { storage }));
  }

  it('comes to life before they are there, and speaks to nobody until they are', async () => {
    const say = settingsCome();
    page();
    await starts();
    const user = userEvent.setup();
    await user.type(box('Nome'), 'Giulia');
    expect(asked()).toEqual([]);
    await say({ api: { quote: 'https://preventivi.alfa.example/{line}' } });
    const base = 'https://preventivi.alfa.example/gita/';
    await waitFor(() => expect(asked()).toContain(`${base}enums/professione`));
    expect(asked().filter((address) => !address.startsWith(base))).toEqual([]);
    expect(box('Nome')).toHaveValue('Giulia');
  });

  it('goes on, and speaks to nobody, where half a file says nobody knows what', async () => {
    window.qSettings = Promise.resolve('{"api":{"quote":"https://preventivi.alfa.exa');
    page();
    await starts();
    const user = userEvent.setup();
    await user.type(box('Nome'), 'Giulia');
    await waitFor(() => expect(console.error).toHaveBeenCalledTimes(1));
    vi.mocked(console.error).mockClear();
    await user.click(screen.getByRole('button', { name: 'Continua' }));
    expect(box('Nome')).toHaveValue('Giulia');
    expect(asked()).toEqual([]);
  });

  it('names the broker once it is known who that is, in header and footer', async () => {
    const say = settingsCome();
    const root = page();
    root.dataset.qPending = '';
    await starts();
    expect(root).toHaveAttribute('data-q-pending');
    await say({ broker: { name: 'Alfa Broker', phone: { number: '02 1234 567' } } });
    await waitFor(() => expect(root).not.toHaveAttribute('data-q-pending'));
    expect(within(screen.getByRole('banner')).getByText('Alfa Broker')).toBeVisible();
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: '02 1234 567' })).toHaveAttribute(
      'href',
      'tel:021234567',
    );
    expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute(
      'href',
      '../documenti/privacy.html',
    );
  });

  it('cuts its pages as they say, where the line can be cut so', async () => {
    const layouts = { corto: { pages: outing.pages.slice(0, 1) } };
    const say = settingsCome();
    page();
    await starts({ ...line, layouts });
    expect(screen.getByText(/1 di 3/)).toBeInTheDocument();
    await say({ layout: 'corto' });
    expect(await screen.findByText(/1 di 2/)).toBeInTheDocument();
  });
});
