import { emptyContractor, type Person, personOf } from '@preventivo/core';
import * as rules from '@preventivo/core/check';
import { Preventivo } from '@preventivo/core/react';
import { type Answers, refused } from '@preventivo/fixtures/answers';
import { backEnd } from '@preventivo/fixtures/back-end';
import { giulia, giuliaAsks, today } from '@preventivo/fixtures/people';
import { RulesProvider } from '@preventivo/form';
import { computeFiscalCode } from '@preventivo/italian';
import { Button, Status } from '@preventivo/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { keeping, PageOne } from './page-one.fixture.tsx';
import { loadStub } from './stub.tsx';

/** Giulia Ferri, born in Milan on 27 March 1985. */
const GIULIAS = 'FRRGLI85C67F205B';

const arben = {
  surname: 'Hoxha',
  name: 'Arben',
  sex: 0,
  birthDate: '1990-12-01',
  placeCode: 'Z100',
} as const;
/** The fiscal code of a Giulia who was born in Rome. */
const romanGiulias =
  computeFiscalCode({
    surname: 'Ferri',
    name: 'Giulia',
    sex: 1,
    birthDate: '1985-03-27',
    placeCode: 'H501',
  }) ?? '';

/**
 * Returns responses to requests for a birthplace. Each response waits until the test releases it. A response '' means
 * that the place is unknown.
 */
function slow(...places: readonly string[]) {
  const arrive: (() => Promise<void>)[] = [];
  const answers = places.map(
    (value) => () =>
      new Promise<Response>((resolve) => {
        arrive.push(() =>
          act(async () => resolve(Response.json(value ? [{ id: value, value }] : []))),
        );
      }),
  );
  return { arrive, answers: { 'location/birthplace': answers } satisfies Answers };
}

function visit(says?: Answers, before = emptyContractor(['fisica'])) {
  const { client, bodies, calls } = backEnd({ line: 'pets', answers: says });
  const kept = keeping(before);
  render(
    <Preventivo client={client} today={today}>
      <RulesProvider rules={rules}>
        <PageOne
          contractor={{ types: ['fisica'] }}
          kept={kept}
          onValidSubmit={vi.fn()}
          onRefused={vi.fn()}
        >
          {() => <Button type="submit">Continua</Button>}
        </PageOne>
      </RulesProvider>
      <Status />
    </Preventivo>,
  );
  return { bodies, calls, kept, given: () => personOf(kept.now), user: userEvent.setup() };
}
const code = () => screen.getByRole('textbox', { name: /^Codice fiscale/ });
const box = (name: string | RegExp) => screen.getByRole('textbox', { name });
/** The button of the card. */
const edit = (name: string | RegExp = /^Modifica (?:i dati|sesso)/) =>
  screen.findByRole('button', { name });
const birth = 'Donna, nata il 27 marzo 1985 a Milano';
const filled = /^Abbiamo compilato sesso, data e luogo di nascita/;
const asks = (change: Partial<Person>) => ({
  ...giuliaAsks,
  persona: { ...giulia, ...change },
});

// Load the card's code first: until then, a step of the user does not show the card.
beforeAll(async () => {
  await loadStub();
});

describe('a user who types their fiscal code', () => {
  it('a typed fiscal code answers sex, birth date and birthplace, and a card replaces them once the focus moves to the name', async () => {
    const { user, given } = visit();
    await user.type(code(), GIULIAS.toLowerCase());
    await screen.findAllByText(filled);
    expect(given()).toMatchObject({
      sesso: '1',
      data_nascita: '1985-03-27',
      natoInItalia: true,
      comune_nascita: 'MILANO (MI)',
    });
    expect(code()).toHaveFocus();
    expect(screen.getByRole('radio', { name: 'Donna' })).toBeChecked();
    await user.tab();
    expect(await edit()).toHaveAccessibleDescription(birth);
    expect(box('Nome')).toHaveFocus();
    expect(screen.queryByRole('textbox', { name: /^Codice fiscale/ })).toBeNull();
    for (const question of ['Sesso', 'Paese di nascita'])
      expect(screen.queryByRole('radiogroup', { name: question })).toBeNull();
    expect(screen.queryByRole('group', { name: 'Data di nascita' })).toBeNull();
  });

  it('the name joins the card once it is typed, and the card is announced once', async () => {
    const { user } = visit();
    await user.type(code(), GIULIAS);
    await screen.findAllByText(filled);
    await user.tab();
    await edit();
    await user.keyboard('Giulia{Tab}Ferri');
    expect(box('Cognome')).toHaveFocus();
    await user.tab();
    await edit('Modifica i dati di Giulia Ferri');
    expect(screen.queryByRole('textbox', { name: 'Nome' })).toBeNull();
    const words = `Giulia Ferri. ${birth}`;
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(words));
  });

  it('the questions of the card are visible again after the user starts over', async () => {
    const { user, kept } = visit();
    await user.type(code(), GIULIAS);
    await screen.findAllByText(filled);
    await user.tab();
    await edit();
    act(() => kept.begin(emptyContractor(['fisica'])));
    expect(screen.getByRole('radio', { name: 'Donna' })).not.toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Donna' }));
    expect(screen.getByRole('group', { name: 'Data di nascita' })).toBeVisible();
  });

  it('the questions stay while one of them has the focus', async () => {
    const { user } = visit();
    await user.type(code(), GIULIAS);
    await screen.findAllByText(filled);
    await user.click(screen.getByRole('radio', { name: 'Donna' }));
    await user.click(box(/^Anno/));
    await user.click(box('Email'));
    await edit();
    expect(box('Email')).toHaveFocus();
  });

  it('the questions stay while the fiscal code is incomplete', async () => {
    const { user } = visit(undefined, giuliaAsks);
    await user.click(await edit());
    await user.type(code(), 'FRRGLI');
    await user.click(box('Email'));
    expect(await screen.findByText(/^Codice fiscale non valido/)).toBeVisible();
    expect(code()).toHaveValue('FRRGLI');
    await user.clear(code());
    await user.click(box('Email'));
    await edit();
  });

  it('a surname that does not match the fiscal code shows the code with an error, and its correction folds the card', async () => {
    const { user } = visit();
    await user.type(code(), GIULIAS);
    await screen.findAllByText(filled);
    await user.tab();
    await edit();
    await user.keyboard('Giulia{Tab}Fepi{Tab}');
    await waitFor(() => expect(code()).toHaveAccessibleDescription(/non corrisponde al nome/));
    await user.clear(box('Cognome'));
    await user.type(box('Cognome'), 'Ferri');
    await screen.findAllByText(filled);
    await user.click(box('Email'));
    await edit('Modifica i dati di Giulia Ferri');
  });

  it('a fiscal code can be pasted with spaces', async () => {
    const { user, given } = visit();
    await user.click(code());
    await user.paste('FRR GLI 85C67 F205B');
    await waitFor(() => expect(given().comune_nascita).toBe('MILANO (MI)'));
  });

  it('the look-up of the birthplace sends only the place and the birth date of the fiscal code', async () => {
    const { user, bodies, calls } = visit();
    await user.type(code(), GIULIAS);
    await waitFor(() =>
      expect(bodies('location/birthplace')).toEqual([{ codice: 'F205', data: '1985-03-27' }]),
    );
    expect(JSON.stringify(calls)).not.toContain(GIULIAS);
  });

  it.each([
    ['first', [0, 1]],
    ['last', [1, 0]],
  ])(
    'the place of the current fiscal code is filled in if the place of the previous code arrives %s',
    async (_, order) => {
      const { arrive, answers } = slow('MILANO (MI)', 'ROMA (RM)');
      const { user, given } = visit(answers);
      await user.click(code());
      await user.paste(GIULIAS);
      await waitFor(() => expect(arrive).toHaveLength(1));
      await user.clear(code());
      await user.paste(romanGiulias);
      await waitFor(() => expect(arrive).toHaveLength(2));
      for (const at of order) await arrive[at]?.();
      await screen.findAllByText(filled);
      expect(given().comune_nascita).toBe('ROMA (RM)');
    },
  );

  it.each([
    ['a space comes after it', `${GIULIAS} `],
    ['its last letter is written again', `${GIULIAS}{Backspace}B`],
  ])('a fiscal code fills in the birthplace even if %s during the look-up', async (_, typed) => {
    const { arrive, answers } = slow('MILANO (MI)', 'MILANO (MI)');
    const { user, given } = visit(answers);
    await user.type(code(), typed);
    await waitFor(() => expect(arrive).not.toHaveLength(0));
    for (const come of arrive) await come();
    await screen.findAllByText(filled);
    expect(given().comune_nascita).toBe('MILANO (MI)');
  });

  it('a look-up of the birthplace that ends after the user has started over fills in nothing', async () => {
    const { arrive, answers: says } = slow('MILANO (MI)');
    const { user, kept, given } = visit(says);
    await user.type(code(), GIULIAS);
    await waitFor(() => expect(arrive).toHaveLength(1));
    act(() => kept.begin(emptyContractor(['fisica'])));
    await arrive[0]?.();
    expect(given()).toMatchObject({ sesso: null, comune_nascita: '' });
    expect(screen.getByRole('radiogroup', { name: 'Sesso' })).toBeVisible();
  });

  it('the fiscal code of a person born abroad fills in the country, which the card names', async () => {
    const countries = () => Response.json([{ id: '29', value: 'Albania' }]);
    const { user, given } = visit({ 'enums/stati': countries });
    await user.type(code(), computeFiscalCode(arben) ?? '');
    await waitFor(() =>
      expect(given()).toMatchObject({ natoInItalia: false, stato_nascita: '29', sesso: '0' }),
    );
    await user.tab();
    const words = "Uomo, nato il 1º dicembre 1990 all'estero (Albania)";
    await waitFor(async () => expect(await edit()).toHaveAccessibleDescription(words));
  });

  it('the user must enter the birthplace if the back end does not know the place in the fiscal code', async () => {
    const { user, given } = visit({ 'location/birthplace': refused(404, 'NOT_FOUND') });
    await user.type(code(), GIULIAS);
    await screen.findAllByText(/^Abbiamo compilato sesso e data di nascita/);
    expect(given()).toMatchObject({ data_nascita: '1985-03-27', comune_nascita: '' });
  });
});

describe('a user who mistypes their fiscal code', () => {
  it('a mistyped fiscal code shows an error and fills in nothing', async () => {
    const { user, given } = visit();
    await user.type(code(), 'FRRGLI85C67F205X');
    await user.tab();
    await waitFor(() => expect(code()).toBeInvalid());
    expect(code()).toHaveAccessibleDescription(
      /Controlla lettere e cifre: c'è un errore di battitura$/,
    );
    expect(given()).toMatchObject({ sesso: null, data_nascita: null });
  });

  it('a mistyped fiscal code shows its error only on blur', async () => {
    const { user } = visit();
    await user.type(code(), 'FRRGLI');
    expect(screen.queryByText(/^Codice fiscale non valido/)).toBeNull();
    await user.tab();
    expect(await screen.findByText(/^Codice fiscale non valido/)).toBeVisible();
  });

  it('a fiscal code that does not match the name shows an error', async () => {
    const { user, given } = visit();
    await user.type(box('Nome'), 'Anna');
    await user.type(box('Cognome'), 'Bianchi');
    await user.type(code(), GIULIAS);
    expect(await screen.findByText(/non corrisponde al nome e al cognome/)).toBeVisible();
    expect(given().sesso).toBeNull();
  });

  it('a fiscal code that did not match the name fills in the answers once the user corrects the name', async () => {
    const { user, given } = visit();
    await user.type(box('Nome'), 'Giulia');
    await user.type(box('Cognome'), 'Fepi');
    await user.type(code(), GIULIAS);
    await waitFor(() => expect(code()).toHaveAccessibleDescription(/non corrisponde al nome/));
    await user.clear(box('Cognome'));
    await user.type(box('Cognome'), 'Ferri');
    await user.click(box('Email'));
    await screen.findAllByText(filled);
    expect(screen.queryByText(/non corrisponde al nome/)).toBeNull();
    expect(given()).toMatchObject({ sesso: '1', comune_nascita: 'MILANO (MI)' });
  });

  it('a fiscal code can be pasted with invisible characters, which contacts and web pages contain', async () => {
    const { user } = visit();
    await user.click(code());
    await user.paste(`\u202A${GIULIAS.slice(0, 6)}\u200B ${GIULIAS.slice(6)}\u202C`);
    await screen.findAllByText(filled);
  });
});

it('an empty fiscal code causes no error', async () => {
  const { user } = visit();
  await user.click(screen.getByRole('button', { name: 'Continua' }));
  const problems = await screen.findAllByRole('link');
  expect(problems.length).toBeGreaterThan(3);
  expect(problems.map(({ textContent }) => textContent).join()).not.toMatch(/fiscale/i);
  expect(code()).not.toBeInvalid();
});

it('the errors of missing answers disappear when the fiscal code fills them in', async () => {
  const { user } = visit();
  await user.click(screen.getByRole('button', { name: 'Continua' }));
  const sex = () => screen.getByRole('radiogroup', { name: 'Sesso' });
  await waitFor(() => expect(sex()).toBeInvalid());
  await user.type(code(), GIULIAS);
  await screen.findAllByText(filled);
  expect(sex()).not.toBeInvalid();
  expect(screen.getByRole('group', { name: 'Data di nascita' })).not.toBeInvalid();
});

describe('the card of a known person', () => {
  it('the card shows at once for a restored draft, without an announcement', async () => {
    visit(undefined, giuliaAsks);
    expect(await edit('Modifica i dati di Giulia Ferri')).toHaveAccessibleDescription(birth);
    expect(screen.getByText('Giulia Ferri')).toBeVisible();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('«Modifica» shows all questions with their answers and focuses the first, and leaving them folds the card again', async () => {
    const { user, given } = visit(undefined, giuliaAsks);
    await user.click(await edit());
    expect(box('Nome')).toHaveFocus();
    expect(box('Nome')).toHaveValue('Giulia');
    expect(code()).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Donna' })).toBeChecked();
    expect(box(/^Giorno/)).toHaveValue('27');
    expect(screen.getByRole('combobox', { name: 'Comune di nascita' })).toHaveValue('MILANO (MI)');
    await user.clear(box('Nome'));
    await user.keyboard('Anna');
    await user.click(box('Email'));
    await edit('Modifica i dati di Anna Ferri');
    expect(given()).toMatchObject({
      nome: 'Anna',
      cognome: 'Ferri',
      comune_nascita: 'MILANO (MI)',
    });
  });

  it('typed questions fold even without a fiscal code, but not while the surname is invalid', async () => {
    const { user } = visit(undefined, asks({ cognome: 'F' }));
    await edit('Modifica sesso, data e luogo di nascita');
    await user.type(box('Cognome'), 'erri');
    await user.tab();
    await edit('Modifica i dati di Giulia Ferri');
  });

  it.each([
    ['CONTRACTOR_CITY_OF_BIRTH', 'combobox', 'Comune di nascita'],
    ['CONTRACTOR_SURNAME', 'textbox', 'Cognome'],
  ])('the server’s refusal %s unfolds its question', async (refusal, role, name) => {
    const { user } = visit({ contractor: refused(422, refusal) }, giuliaAsks);
    await edit();
    await user.click(screen.getByRole('button', { name: 'Continua' }));
    const control = await screen.findByRole(role, { name });
    await waitFor(() => expect(control).toHaveFocus());
    expect(control).toBeInvalid();
  });

  it('a birthday that is too recent is never folded', async () => {
    visit(undefined, asks({ data_nascita: '2009-03-27' }));
    await act(() => import('./stub-card.tsx'));
    expect(screen.getByRole('group', { name: 'Data di nascita' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Modifica/ })).toBeNull();
  });
});
