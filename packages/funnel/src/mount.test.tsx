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

/** Puts the prerendered page into the document, in its state before hydration. */
function page(drawn = line) {
  const { html, seed } = drawFirstPage(drawn);
  document.body.innerHTML = '<div id="root" class="q" data-q-early></div>';
  const root = document.body.firstElementChild;
  if (!(root instanceof HTMLElement)) throw new Error('there is no root');
  root.dataset.qSeed = JSON.stringify(seed);
  root.innerHTML = html;
  return root;
}

/** Hydrates the page. */
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

describe('a prerendered page', () => {
  it('hydrates without warnings, and keeps its elements', async () => {
    const root = page();
    const name = box('Nome');
    await runs();
    expect(box('Nome')).toBe(name);
    expect(root).not.toHaveAttribute('data-q-early');
    expect(await screen.findByRole('heading', { name: 'Preventivo gite' })).toBeVisible();
  });

  it('keeps text and choices entered before hydration, and saves them in the draft', async () => {
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

  it('shows the question that depends on a choice made before hydration', async () => {
    page();
    screen.getByRole('radio', { name: 'Altro' }).click();
    await runs();
    // Query the label again in each attempt: when the list loads, radio buttons replace the combobox and its label.
    await waitFor(() => expect(screen.getByText('Stato di nascita')).toBeVisible());
  });

  describe('within a day after the device was erased', () => {
    /** Hydrates the page as after this type of navigation. */
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

    it('ignores form values that the browser restored after a back navigation', async () => {
      const root = page();
      type('Nome', 'Giulia');
      const { draft } = await runsAfter('back_forward');
      expect(await screen.findByRole('textbox', { name: 'Nome' })).toHaveValue('');
      act(() => void dispatchEvent(new Event('pagehide')));
      expect(draft()).toBeUndefined();
      expect(root).not.toHaveAttribute('data-q-early');
    });

    it('keeps input from before hydration after a normal navigation', async () => {
      page();
      type('Nome', 'Giulia');
      await runsAfter('navigate');
      expect(await screen.findByRole('textbox', { name: 'Nome' })).toHaveValue('Giulia');
    });
  });

  it('restores a draft, overridden by input from before hydration', async () => {
    page();
    type('Nome', 'Anna');
    const state = { page: 1, contractor: giuliaAsks, product: initialValues(outing) };
    await runs(memoryDrafts(outing, state).storage);
    expect(
      await screen.findByRole('button', { name: 'Modifica i dati di Anna Ferri' }),
    ).toBeVisible();
  });

  it('shows the errors after hydration if «Continua» was pressed before', async () => {
    page().dataset.qEarly = 'pressed';
    type('Nome', 'Giulia');
    await runs();
    expect(await screen.findByRole('heading', { name: 'Controlla questi campi' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Nome non valido' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Cognome non valido' })).toBeVisible();
  });

  it('ignores a press on «Continua» before hydration if the draft opens another page', async () => {
    const root = page();
    root.dataset.qEarly = 'pressed';
    const state = { page: 2, contractor: giuliaAsks, product: initialValues(outing) };
    await runs(memoryDrafts(outing, state).storage);
    expect(await screen.findByRole('heading', { name: 'La gita', level: 2 })).toBeVisible();
    await screen.findByRole('radio', { name: 'In treno' });
    expect(screen.queryByRole('heading', { name: 'Controlla questi campi' })).toBeNull();
  });

  it('shows no errors if «Continua» was not pressed before hydration', async () => {
    page();
    await runs();
    expect(screen.queryByRole('heading', { name: 'Controlla questi campi' })).toBeNull();
  });

  it('validates input after hydration as usual', async () => {
    page();
    await runs();
    const user = userEvent.setup();
    await user.type(box('Email'), 'giulia.ferri');
    await user.tab();
    await waitFor(() => expect(box('Email')).toHaveAttribute('aria-invalid', 'true'));
  });
});

describe('the prerendered page of a line that insures companies', () => {
  const company = () => screen.getByRole<HTMLInputElement>('radio', { name: "Sono un'azienda" });
  const comesToLife = () => runs(memoryDrafts(companyOuting).storage, companyOuting);

  it('contains the contractor type question, whose elements hydration keeps', async () => {
    page(companyOuting);
    const radio = company();
    await comesToLife();
    expect(company()).toBe(radio);
    expect(radio).not.toBeChecked();
  });

  it('keeps a contractor type chosen before hydration, and shows its questions', async () => {
    page(companyOuting);
    company().click();
    await comesToLife();
    expect(await screen.findByRole('textbox', { name: 'Partita IVA' })).toBeVisible();
    expect(company()).toBeChecked();
  });
});

describe('a page without prerendered HTML', () => {
  it('renders into the root', async () => {
    document.body.innerHTML = '<div id="root"></div>';
    await runs();
    expect(await screen.findByRole('textbox', { name: 'Nome' })).toHaveValue('');
  });

  it('throws if there is no root', () => {
    expect(() => mount(line)).toThrow(/^@preventivo\/funnel: .*no element with the id `root`/);
  });
});

describe('a page with broker settings', () => {
  /** Sets `window.qSettings` to a pending promise, and returns the function that resolves it. */
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

  it('hydrates before the settings load, and sends no request until they do', async () => {
    const t = settingsCome();
    page();
    await starts();
    const user = userEvent.setup();
    await user.type(box('Nome'), 'Giulia');
    expect(asked()).toEqual([]);
    await t({ api: { quote: 'https://preventivi.alfa.example/{line}' } });
    const base = 'https://preventivi.alfa.example/gita/';
    await waitFor(() => expect(asked()).toContain(`${base}enums/professione`));
    expect(asked().filter((address) => !address.startsWith(base))).toEqual([]);
    expect(box('Nome')).toHaveValue('Giulia');
  });

  it('stays usable without requests if the settings are malformed', async () => {
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

  it('shows the broker in header and footer once the settings load', async () => {
    const t = settingsCome();
    const root = page();
    root.dataset.qPending = '';
    await starts();
    expect(root).toHaveAttribute('data-q-pending');
    await t({ broker: { name: 'Alfa Broker', phone: { number: '02 1234 567' } } });
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

  it('uses the layout of the settings if the line has it', async () => {
    const layouts = { corto: { pages: outing.pages.slice(0, 1) } };
    const t = settingsCome();
    page();
    await starts({ ...line, layouts });
    expect(screen.getByText(/1 di 3/)).toBeInTheDocument();
    await t({ layout: 'corto' });
    expect(await screen.findByText(/1 di 2/)).toBeInTheDocument();
  });
});
