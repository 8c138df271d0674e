import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

// The actions of a visitor, who finds elements by role and name. The timeouts are long because the machine may be busy.
const patience = { timeout: 15_000 };
const fast = { delay: null };

/** Waits until an element accepts presses. A new element ignores presses until it is visible. */
async function reached(role: string, name: string | RegExp) {
  const found = await screen.findByRole(role, { name }, patience);
  await waitFor(() => expect(found).not.toHaveStyle({ pointerEvents: 'none' }));
  return found;
}

const pressed = (role: string) => async (name: string | RegExp) =>
  userEvent.click(await reached(role, name));

export const press = pressed('button');

/** Presses a button of the open dialog. Needed if the page behind the dialog has a button with the same name. */
export async function pressInDialog(name: string) {
  const dialog = within(await screen.findByRole('dialog', {}, patience));
  await userEvent.click(dialog.getByRole('button', { name }));
}

export const choose = pressed('radio');

export const tick = pressed('checkbox');

export const write = async (name: string | RegExp, text: string) =>
  userEvent.type(await reached('textbox', name), text, fast);

/** Types into a combobox, which selects a single match automatically. */
export const look = async (name: string, text: string) =>
  userEvent.type(await reached('combobox', name), text, fast);

export async function pick(name: string, text: string, option: RegExp) {
  await look(name, text);
  await userEvent.click(await screen.findByRole('option', { name: option }, patience));
}

/** Answers one question. Needed if several questions have options with the same name. */
export async function answer(question: string, name: string) {
  const group = within(await reached('radiogroup', question));
  await userEvent.click(group.getByRole('radio', { name }));
}

/** Types a date such as '27/3/1985' into its three boxes. */
export async function writeDay(question: string, day: string) {
  const group = within(await reached('group', question));
  const [giorno = '', mese = '', anno = ''] = day.split('/');
  await userEvent.type(group.getByRole('textbox', { name: /^Giorno/ }), giorno, fast);
  await userEvent.type(group.getByRole('textbox', { name: /^Mese/ }), mese, fast);
  await userEvent.type(group.getByRole('textbox', { name: /^Anno/ }), anno, fast);
}

export const comes = (role: string, name: string | RegExp) =>
  screen.findByRole(role, { name }, patience);

/** Waits for the title of a page. The panel next to page 1 may have an equal title, so several headings may match. */
export const titleComes = (name: string) => screen.findAllByRole('heading', { name }, patience);

export async function agreeAndSend() {
  await tick(/informativa IVASS/);
  await tick(/condizioni generali/);
  await tick(/informativa privacy/);
  await press('Richiedi il preventivo');
}

/** Chooses from a native select once its options have loaded. */
export async function select(question: string, option: string): Promise<void> {
  const list = await reached('combobox', question);
  await waitFor(() => expect(list).not.toHaveAttribute('aria-busy'));
  await userEvent.selectOptions(list, option);
}
