import {
  askedControls,
  type Fields,
  initialValues,
  type Line,
  type Values,
  withContractorAnswers,
} from '@preventivo/core';
import { type Answers, never, refused } from '@preventivo/fixtures/answers';
import type { Before } from '@preventivo/fixtures/drafts';
import { giuliaAsks } from '@preventivo/fixtures/people';
import { screen, within } from 'storybook/test';
import { agreeAndSend, comes, press } from '../as-a-person.ts';

/** The states of a page, in the order in which a visitor sees them. */
export const states = {
  vuota: 'Vuota',
  elenchi: 'Elenchi in arrivo',
  errori: 'Errori',
  compilata: 'Compilata',
  caricamento: 'In attesa del server',
  offline: 'Offline',
  rifiutata: 'Rifiutata dal server',
  inviata: 'Inviata',
} as const;
export type State = keyof typeof states;

/** The number of the last page. Page 1 is the contractor's. */
export const lastPage = (line: Line): number => line.pages.length + 1;

export const titleOf = (line: Line, page: number): string =>
  line.pages[page - 2]?.title ?? 'I tuoi dati';

/**
 * Returns the states of a page. Only a page with option lists has the state 'elenchi'. Only the last page has the state
 * 'inviata'.
 */
export function statesOf(line: Line, page: number): readonly State[] {
  const has = (state: State) => {
    if (state === 'elenchi') return listsOn(line, page).length > 0;
    return state !== 'inviata' || page === lastPage(line);
  };
  return (Object.keys(states) as State[]).filter(has);
}

/** Returns the names of the option lists on a page. On page 1 only the profession has a list. */
function listsOn(line: Line, page: number): readonly string[] {
  if (page === 1) return line.contractor.hides?.includes('professione') ? [] : ['professions'];
  const keys = line.pages[page - 2]?.fields ?? [];
  return keys.flatMap((key) => {
    const field = line.fields[key];
    return field && 'list' in field && typeof field.list === 'string'
      ? [`enums/${field.list}`]
      : [];
  });
}

/**
 * Returns the draft and the back end's responses that lead to a state.
 * @param filled valid answers for the whole line
 */
export function setUp(line: Line, page: number, state: State, filled: Values<Fields>) {
  const isEmpty = state === 'vuota' || state === 'errori' || state === 'elenchi';
  const nothing = withContractorAnswers(line, initialValues(line), giuliaAsks.persona);
  const asked: Before = { page, contractor: giuliaAsks, product: isEmpty ? nothing : filled };
  return {
    before: isEmpty && page === 1 ? undefined : asked,
    answers: answersIn(line, page, state, filled),
  };
}

function answersIn(line: Line, page: number, state: State, filled: Values<Fields>): Answers {
  const calls = ['/contractor', '/save', '/submit'];
  if (state === 'elenchi')
    return Object.fromEntries(listsOn(line, page).map((list) => [`/${list}`, never]));
  if (state === 'caricamento') return Object.fromEntries(calls.map((call) => [call, never]));
  if (state !== 'rifiutata') return {};
  const code = codeOn(line, page, filled);
  return Object.fromEntries(calls.map((call) => [call, [refused(422, code)]]));
}

/** Returns the error code of the first visible question of a page. */
function codeOn(line: Line, page: number, filled: Values<Fields>): string {
  if (page === 1) return 'CONTRACTOR_EMAIL';
  const fields = line.pages[page - 2]?.fields ?? [];
  const asked = askedControls(line, filled, {}).find(
    ({ field }) => fields.includes(field) && !line.fromContractor?.[field],
  );
  return asked?.code ?? 'PRIVACY';
}

/** Performs the actions by which a visitor reaches a state. */
export async function act(line: Line, page: number, state: State): Promise<void> {
  await comes('heading', titleOf(line, page));
  if (state === 'errori') return press(send(line, page));
  if (state !== 'caricamento' && state !== 'rifiutata' && state !== 'inviata') return;
  await (page === lastPage(line) ? agreeAndSend() : press(send(line, page)));
  if (state === 'inviata') await comes('dialog', 'Come vorresti ricevere il tuo preventivo?');
  if (state === 'caricamento') await comes('dialog', 'Un attimino...');
  if (state === 'rifiutata' && page === lastPage(line)) {
    const dialog = await comes('alertdialog', 'Si è verificato un problema');
    const way = within(dialog).queryByRole('button', { name: 'Vai al campo' });
    if (way) await press('Vai al campo');
  }
  if (state === 'rifiutata' && page < lastPage(line)) await screen.findByText('Valore non valido');
}

const send = (line: Line, page: number) =>
  page === lastPage(line) ? 'Richiedi il preventivo' : 'Continua';
