import { CompanyIcon, Notice, TextInput } from '@preventivo/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, within } from 'storybook/test';
import { phoneAndComputer, variantsOf } from '../../../.storybook/states.tsx';
import { ActionBar } from './action-bar.tsx';
import { BrokerBar, HowItWorks } from './broker.tsx';
import { OfflineStrip } from './offline-strip.tsx';
import { Shell } from './shell.tsx';
import { Ticket, type TicketPage } from './ticket/ticket.tsx';

const pages: readonly TicketPage[] = [
  {
    page: 1,
    title: 'I tuoi dati',
    name: 'Giulia Ferri',
    short: ['Milano'],
    first: 'nome',
    answers: [
      { field: 'nome', question: 'Contraente', answer: 'Giulia Ferri' },
      {
        field: 'indirizzo',
        question: 'Indirizzo di residenza',
        answer: 'VIA GARIBALDI, 12, 20121 MILANO (MI)',
      },
      { field: 'email', question: 'Email', answer: 'giulia.ferri@example.it' },
    ],
  },
  {
    page: 2,
    title: 'La tua casa',
    short: ['85 m²'],
    first: 'metri_quadri',
    answers: [{ field: 'metri_quadri', question: 'Superficie', answer: '85 m²' }],
  },
];

const meta = {
  title: 'wizard/Shell',
  component: Shell,
  parameters: { bare: true, docs: { story: { inline: false, height: '720px' } } },
  args: {
    title: 'Preventivo casa',
    pictogram: <CompanyIcon size={24} />,
    steps: [
      { id: 'contraente', title: 'I tuoi dati' },
      { id: 'casa', title: 'La tua casa' },
      { id: 'protezione', title: 'Cosa vuoi proteggere' },
    ],
    page: 2,
    answered: 0.4,
    onStep: fn(),
    children: (
      <form className="q-form" noValidate lang="it">
        <h2 className="q-title">La tua casa</h2>
        <p className="q-lead">Bastano poche misure, anche a occhio.</p>
        <TextInput
          name="metri_quadri"
          label="Superficie, in metri quadri"
          type="numeric"
          suffix="m²"
          width={6}
          value="85"
          onChange={() => {}}
        />
        <TextInput
          name="anno_ristrutturazione"
          label="Anno di ristrutturazione"
          hint="Non prima della costruzione e non dopo il 2026"
          type="numeric"
          width={4}
          value="1890"
          error="Anno non valido"
          onChange={() => {}}
        />
        <TextInput name="altri_materiali" label="Quale materiale?" value="" onChange={() => {}} />
        <Ticket place="page" pages={pages} page={3} onEdit={fn()} />
        <ActionBar onBack={fn()} />
      </form>
    ),
    fold: <Ticket place="fold" pages={pages} page={2} onEdit={fn()} />,
    aside: <Ticket place="panel" pages={pages} page={2} onEdit={fn()} />,
  },
} satisfies Meta<typeof Shell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Preventivo casa');
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continua' })).toBeVisible();
  },
};

const drawn = (ink: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path fill="${ink}" d="M4 36 20 4l16 32h-9l-7-16-7 16zm40-26h70v8H44zm0 14h46v8H44z"/></svg>`,
  )}`;
const rossi = {
  name: 'Rossi Assicurazioni',
  tagline: 'Consulenti assicurativi a Milano dal 1987',
  phone: { number: '02 1234 567', hours: 'lun–ven 9–18' },
  email: 'info@rossi.example',
  address: 'Via Esempio 1, 20121 Milano',
  rui: 'B000123456',
};

/** The header and the footer name the broker. The broker's telephone number is a link. */
export const OfABroker: Story = {
  args: {
    broker: rossi,
    links: [
      { title: 'Privacy', url: '#privacy' },
      { title: 'Reclami', url: '#reclami' },
    ],
    page: 1,
    fold: <Ticket place="fold" pages={pages} page={2} onEdit={fn()} />,
    aside: <HowItWorks phone={rossi.phone} />,
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const header = within(page.getByRole('banner'));
    await expect(header.getByText('Rossi Assicurazioni')).toBeVisible();
    await expect(header.getByText('RA')).toBeVisible();
    await expect(header.getByRole('link', { name: /02 1234 567/ })).toHaveAttribute(
      'href',
      'tel:021234567',
    );
    const footer = within(page.getByRole('contentinfo'));
    await expect(footer.getByText(/^RUI B000123456 · .*IVASS$/)).toBeVisible();
    await expect(footer.getByRole('link', { name: 'Reclami' })).toBeVisible();
  },
};

/** The broker's logo replaces the initials. It has a version for light and one for dark mode. */
export const WithALogo: Story = {
  args: { broker: { ...rossi, logo: { light: drawn('#0b5a5e'), dark: drawn('#6fd0c8') } } },
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll('img')].filter((img) => img.checkVisibility());
    await expect(shown).toHaveLength(1);
    await expect(within(canvasElement).queryByText('RA')).toBeNull();
  },
};

const account = <button type="button">Accedi</button>;
const longName = 'Agenzia Generale Assicurazioni Bianchi e Figli di Sesto San Giovanni';
const top = (element: Element | null) => element?.getBoundingClientRect().top ?? Number.NaN;

/** On a wide screen, the title, the broker and the login share a row, even with a long broker's name. */
export const InOneRow: Story = {
  args: {
    broker: { ...rossi, name: longName },
    account,
    aside: <HowItWorks phone={rossi.phone} />,
  },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvasElement }) => {
    const header = within(within(canvasElement).getByRole('banner'));
    const title = header.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const others = [header.getByText(longName), header.getByRole('link', { name: /02 1234/ })];
    for (const one of [...others, header.getByRole('button', { name: 'Accedi' })]) {
      const { top, right, left } = one.getBoundingClientRect();
      await expect(top).toBeLessThan(title.bottom);
      await expect(left).toBeGreaterThan(title.right);
      await expect(right).toBeLessThanOrEqual(innerWidth);
    }
  },
};

/**
 * On a phone, the row has the same height for every broker: the broker's settings load after the first paint, and the
 * page must not move.
 */
export const OfAnyBrokerOnAPhone: Story = {
  globals: { viewport: { value: 'w390' } },
  render: () => (
    <div style={{ containerType: 'inline-size', maxWidth: 390 }}>
      {[{ name: 'Il tuo broker' }, rossi, { ...rossi, name: longName }].map((broker) => (
        <div key={broker.name} className="q-head">
          <BrokerBar broker={broker}>{account}</BrokerBar>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const rows = [...canvasElement.querySelectorAll<HTMLElement>('.q-broker')];
    await expect(rows.map(({ offsetHeight }) => offsetHeight)).toEqual([44, 44, 44]);
    const [call] = within(canvasElement).getAllByRole('link', { name: /02 1234/ });
    await expect(call?.offsetWidth).toBe(44);
  },
};

/** If the side panel is hidden, the header ends with the answers so far, collapsed. */
export const WithAFold: Story = {
  args: { broker: rossi, fold: <p>Il tuo biglietto</p> },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvasElement }) => {
    const fold = within(canvasElement).getByText('Il tuo biglietto');
    await expect(fold).toBeVisible();
    await expect(top(fold)).toBeGreaterThan(top(canvasElement.querySelector('.q-progress')));
  },
};

/** On a wide screen, the side panel replaces the collapsed answers in the header. */
export const WithAPanel: Story = {
  args: WithAFold.args ?? {},
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Il tuo biglietto')).not.toBeVisible();
  },
};

/** The first link lets keyboard users skip the header. */
export const PastTheHeader: Story = {
  args: { broker: rossi },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.tab();
    await expect(page.getByRole('link', { name: 'Vai al modulo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(page.getByRole('main')).toHaveFocus();
    await userEvent.tab();
    await expect(page.getByRole('textbox', { name: /Superficie/ })).toHaveFocus();
  },
};

/**
 * In a narrow column the side panel is hidden and the button bar sticks to the bottom. No content
 * overflows.
 */
export const InANarrowColumn: Story = {
  decorators: [
    (Story) => (
      <div style={{ containerType: 'inline-size', maxWidth: 390, margin: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.queryByRole('heading', { name: 'Il tuo preventivo' })).toBeNull();
    await expect(page.getByText('4 risposte')).toBeVisible();
    const bar = page.getByRole('button', { name: 'Continua' }).parentElement;
    await expect(bar && getComputedStyle(bar).position).toBe('sticky');
    await expect(page.getByRole('button', { name: 'Indietro' })).toBeVisible();
    const column = page.getByRole('main');
    await expect(column.scrollWidth).toBe(column.clientWidth);
  },
};

/** A host page has its own heading and main landmark, so the shell renders neither. */
export const Embedded: Story = {
  args: { embedded: true, aside: undefined },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.queryByRole('main')).toBeNull();
    await expect(page.queryByRole('heading', { level: 1 })).toBeNull();
    await expect(page.getByText('Preventivo casa')).toBeVisible();
    const shell = canvasElement.querySelector('.q-shell');
    await expect(shell && getComputedStyle(shell).backgroundColor).toBe('rgba(0, 0, 0, 0)');
  },
};

export const Offline: Story = {
  args: { strip: <OfflineStrip /> },
  beforeEach: () => {
    const online = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    return () => online.mockRestore();
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('Sei offline. I dati restano su questo dispositivo.'),
    ).toBeVisible();
  },
};

export const WithANotice: Story = {
  args: { page: 1, answered: 0, children: <Notice kind="info">La prima pagina</Notice> },
};

export const Stati: Story = variantsOf(
  Shell,
  {
    'Senza broker': {},
    'Di un broker': OfABroker.args ?? {},
    'Con il logo': WithALogo.args ?? {},
    'Dentro un altro sito': Embedded.args ?? {},
  },
  { widths: phoneAndComputer, height: 900, place: 'window' },
);
