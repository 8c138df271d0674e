import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { phoneAndComputer, variantsOf } from '../../../../.storybook/states.tsx';
import { SentPage, type SentPageProps } from './sent-page.tsx';

const meta = {
  title: 'wizard/SentPage',
  component: SentPage,
  render: (args) => <OnASheet {...args} />,
  args: {
    code: 'KMR-4821',
    received: 'Oggi alle 10:48',
    receivedOn: 'lunedì 23 novembre 2026 alle 10:48',
    email: 'giulia.ferri@example.it',
    phone: '3331234567',
    linesUrl: '#altri',
    onAnother: fn(),
  },
} satisfies Meta<typeof SentPage>;
export default meta;
type Story = StoryObj<typeof meta>;

function OnASheet(args: SentPageProps) {
  return (
    <div className="q-sheet">
      <SentPage {...args} />
    </div>
  );
}

const steps = (canvas: HTMLElement) =>
  within(canvas)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

/**
 * Prevents clicks on links from leaving the story. The listener is on an element of the story, because the next story
 * reuses the canvas element.
 */
const leadsNowhere = (canvas: HTMLElement) =>
  canvas.querySelector('.q-sheet')?.addEventListener('click', (event) => event.preventDefault());

export const Sent: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const heading = page.getByRole('heading', { name: 'Richiesta inviata' });
    heading.focus();
    await expect(heading).toHaveFocus();
    await expect(
      page.getByText('Abbiamo ricevuto i tuoi dati, ti contatteremo il prima possibile.'),
    ).toBeVisible();
    await expect(page.getByText('KMR-4821')).toBeVisible();
    // Only the printed page shows the date. On the screen, «Oggi» is enough.
    await expect(page.getByText(/23 novembre/)).not.toBeVisible();
    await expect(steps(canvasElement)).toEqual([
      expect.stringMatching(/^Oggi alle 10:48.+Abbiamo ricevuto la tua richiesta\.$/),
      'Il prima possibileUn consulente ti scrive o ti chiama. Non devi fare altro.',
      'Quando hai il preventivoScegli se accettarlo, senza impegno.',
    ]);
  },
};

/** If the visitor chose a channel, the text names their email address or phone number. */
export const ByEmail: Story = {
  args: { channel: 'email' },
  play: async ({ canvasElement }) => {
    await expect(steps(canvasElement)[1]).toContain(
      'Un consulente ti invia il preventivo, a giulia.ferri@example.it.',
    );
  },
};
export const ByTelephone: Story = {
  args: { channel: 'phone' },
  play: async ({ canvasElement }) => {
    await expect(steps(canvasElement)[1]).toContain('Un consulente ti richiama, al 3331234567.');
  },
};

/** A click on the code selects the whole code, so that the visitor can copy it. */
export const Marked: Story = {
  play: async ({ canvasElement }) => {
    const code = within(canvasElement).getByText('KMR-4821');
    await expect(getComputedStyle(code).userSelect).toBe('all');
  },
};

/** Both links open the list of lines. `onAnother` receives whether to keep the contractor's data. */
export const TheWayOn: Story = {
  play: async ({ args, canvasElement }) => {
    const link = (name: string) => within(canvasElement).getByRole('link', { name });
    await expect(link('Chiudi')).toHaveAttribute('href', '#altri');
    leadsNowhere(canvasElement);
    await userEvent.click(link('Un altro preventivo, con gli stessi dati'));
    await expect(args.onAnother).toHaveBeenLastCalledWith(true);
    await userEvent.click(link('Chiudi'));
    await expect(args.onAnother).toHaveBeenLastCalledWith(false);
  },
};

/** On a page without a list of lines, «Chiudi» is a button. */
export const InAHostPage: Story = {
  args: { linesUrl: undefined, onClose: fn() },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Chiudi' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The most requested lines have direct links. The last link opens the list of all lines. */
export const OtherLines: Story = {
  args: {
    lines: [
      { title: 'Casa', url: '#casa', pictogram: 'M3 11 12 3l9 8v10H3zM9 21v-7h6v7' },
      { title: 'Viaggi', url: '#viaggi', pictogram: 'M4 8h16v12H4zM9 8V4h6v4' },
      { title: 'Microcar', url: '#microcar' },
    ],
  },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    const lines = page.getByRole('navigation', {
      name: 'Un altro preventivo, con gli stessi dati',
    });
    const links = within(lines).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual([
      'Casa',
      'Viaggi',
      'Microcar',
      'Tutti i preventivi',
    ]);
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '#casa',
      '#viaggi',
      '#microcar',
      '#altri',
    ]);
    leadsNowhere(canvasElement);
    // The links to other lines are the last part of the page.
    const main = canvasElement.querySelectorAll('a, button, li');
    await expect([...main].at(-1)).toBe(links.at(-1));
    for (const link of links) {
      await userEvent.click(link);
      await expect(args.onAnother).toHaveBeenLastCalledWith(true);
    }
    await userEvent.click(page.getByRole('link', { name: 'Chiudi' }));
    await expect(args.onAnother).toHaveBeenLastCalledWith(false);
  },
};

/** The broker's telephone number is next to the code. The broker's text is at the end of the page. */
export const WithABroker: Story = {
  args: {
    callUs: { number: '02 1234 567', hours: 'lun–ven 9–18' },
    children: <p className="q-muted">Nel frattempo la tua polizza resta com'è.</p>,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: '02 1234 567' })).toHaveAttribute(
      'href',
      'tel:021234567',
    );
  },
};

/** Without a code and a list of lines, the page omits both. */
export const WithoutACode: Story = {
  args: { code: undefined, linesUrl: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/Il codice/)).toBeNull();
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};

export const Stati: Story = variantsOf(
  OnASheet,
  {
    Inviata: {},
    'Via email': { channel: 'email' },
    'Per telefono': { channel: 'phone' },
    'Con altre assicurazioni': OtherLines.args ?? {},
    'Di un broker': WithABroker.args ?? {},
    'Senza codice': WithoutACode.args ?? {},
  },
  { widths: phoneAndComputer, place: 'canvas' },
);
