import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { AllStates } from './all-states.tsx';
import { sharedStates } from './pages.ts';

const meta = {
  title: 'Tutti gli stati',
  component: AllStates,
  tags: ['!autodocs'],
  parameters: { bare: true },
  argTypes: {
    state: {
      control: 'select',
      options: [undefined, ...sharedStates],
    },
  },
  // Only `OfflineStrip` reads it.
  beforeEach: () => {
    const online = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    return () => online.mockRestore();
  },
} satisfies Meta<typeof AllStates>;
export default meta;

/** The states of every component, for designers. A frame shows a dialog or a layout that depends on the width. */
export const TuttiGliStati: StoryObj<typeof meta> = {
  name: 'Tutti gli stati',
  play: async ({ args, canvasElement, step }) => {
    if (args.state) return;
    const page = within(canvasElement);
    await step('ogni collegamento porta a un componente', async () => {
      const contents = within(page.getByRole('navigation', { name: 'Componenti' }));
      for (const link of contents.getAllByRole('link')) {
        const id = link.getAttribute('href')?.slice(1) ?? '';
        await expect(canvasElement.querySelector(`h3[id="${id}"]`)).toHaveTextContent(
          link.textContent,
        );
      }
    });
    await step('ogni campo mostra la nota e il perché', async () => {
      const cells = (state: string) =>
        page
          .getAllByText(state, { selector: 'figcaption' })
          .map(({ parentElement }) => parentElement);
      for (const cell of cells('Con una nota'))
        await expect(cell).toHaveTextContent('Ripreso dai dati del contraente');
      for (const cell of cells('Con un perché'))
        await expect(cell).toHaveTextContent('Perché lo chiediamo?');
    });
    await expect(page.getByText(/^Sei offline/)).toBeVisible();
    await step("il passaggio e il fuoco hanno l'aspetto vero", async () => {
      const cell = (id: string, state: string) => {
        const all = canvasElement.querySelector(`#${id}`)?.parentElement as HTMLElement;
        return within(
          within(all).getByText(state, { selector: 'figcaption' }).parentElement as HTMLElement,
        );
      };
      const look = (id: string, state: string) =>
        getComputedStyle(cell(id, state).getByRole(id === 'ui-button' ? 'button' : 'textbox'));
      await waitFor(() =>
        expect(look('ui-button', 'Al passaggio').backgroundColor).not.toBe(
          look('ui-button', 'Principale').backgroundColor,
        ),
      );
      await expect(look('ui-textinput', 'A fuoco').borderColor).not.toBe(
        look('ui-textinput', 'Vuoto').borderColor,
      );
    });
  },
};

/** One state of every component that has it, to compare them. */
export const UnSoloStato: StoryObj<typeof meta> = {
  name: 'Un solo stato',
  args: { state: 'Con errore' },
  play: async ({ canvasElement }) => {
    const names = within(canvasElement).getAllByText(/./, { selector: 'figcaption' });
    await expect(new Set(names.map(({ textContent }) => textContent))).toEqual(
      new Set(['Con errore']),
    );
    const headings = within(canvasElement).getAllByRole('heading', { level: 3 });
    await expect(headings).toHaveLength(names.length);
  },
};
