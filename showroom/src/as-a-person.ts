import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

// What a visitor does, by role and by name. A busy machine is given time.
const patience = { timeout: 15_000 };
// Keys follow each other at once.
const fast = { delay: null };

/** What is pressed or written into: what has just arrived is not under anybody's finger before it is seen. */
async function reached(role: string, name: string | RegExp) {
  const found = await screen.findByRole(role, { name }, patience);
  await waitFor(() => expect(found).not.toHaveStyle({ pointerEvents: 'none' }));
  return found;
}

const pressed = (role: string) => async (name: string | RegExp) =>
  userEvent.click(await reached(role, name));

export const press = pressed('button');

export const choose = pressed('radio');

export const tick = pressed('checkbox');

export const write = async (name: string | RegExp, text: string) =>
  userEvent.type(await reached('textbox', name), text, fast);

/** Writes into a box with a list, and waits for the only answer to be chosen by itself. */
export const look = async (name: string, text: string) =>
  userEvent.type(await reached('combobox', name), text, fast);

/** Writes into a box with a list, and chooses what it offers. */
export async function pick(name: string, text: string, option: RegExp) {
  await look(name, text);
  await userEvent.click(await screen.findByRole('option', { name: option }, patience));
}

/** Answers one of several questions whose answers have the same names. */
export async function answer(question: string, name: string) {
  const group = within(await reached('radiogroup', question));
  await userEvent.click(group.getByRole('radio', { name }));
}

/** Writes a day as '27/3/1985' into its three boxes. */
export async function writeDay(question: string, day: string) {
  const group = within(await reached('group', question));
  const [giorno = '', mese = '', anno = ''] = day.split('/');
  await userEvent.type(group.getByRole('textbox', { name: /^Giorno/ }), giorno, fast);
  await userEvent.type(group.getByRole('textbox', { name: /^Mese/ }), mese, fast);
  await userEvent.type(group.getByRole('textbox', { name: /^Anno/ }), anno, fast);
}

/** Something that comes in its time. */
export const comes = (role: string, name: string | RegExp) =>
  screen.findByRole(role, { name }, patience);

/** The title of a page; the panel beside the first one may be called the same. */
export const titleComes = (name: string) => screen.findAllByRole('heading', { name }, patience);

/** Gives the consents nobody can do without, and sends. */
export async function agreeAndSend() {
  await tick(/informativa IVASS/);
  await tick(/condizioni generali/);
  await tick(/informativa privacy/);
  await press('Richiedi il preventivo');
}

/** Chooses from a list of the platform, once its options are there. */
export async function select(question: string, option: string): Promise<void> {
  const list = await reached('combobox', question);
  await waitFor(() => expect(list).not.toHaveAttribute('aria-busy'));
  await userEvent.selectOptions(list, option);
}
