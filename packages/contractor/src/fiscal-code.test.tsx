import { emptyContractor, personOf } from '@preventivo/core';
import * as rules from '@preventivo/core/check';
import { Preventivo } from '@preventivo/core/react';
import { type Answers, refused } from '@preventivo/fixtures/answers';
import { backEnd } from '@preventivo/fixtures/back-end';
import { giuliaAsks, today } from '@preventivo/fixtures/people';
import { RulesProvider } from '@preventivo/form';
import { computeFiscalCode } from '@preventivo/italian';
import { Button, Status } from '@preventivo/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { keeping, PageOne } from './page-one.fixture.tsx';

/** Giulia Ferri, born in Milan on 27 March 1985. */
const GIULIAS = 'FRRGLI85C67F205B';

const arben = {
  surname: 'Hoxha',
  name: 'Arben',
  sex: 0,
  birthDate: '1990-12-01',
  placeCode: 'Z100',
} as const;
/** The fiscal code that Giulia would have if she had been born in Rome. */
const romanGiulias =
  computeFiscalCode({
    surname: 'Ferri',
    name: 'Giulia',
    sex: 1,
    birthDate: '1985-03-27',
    placeCode: 'H501',
  }) ?? '';

/**
 * Returns responses to birthplace look-ups. Each response waits until the test releases it. ''
 * means an unknown place.
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

describe('a user who types their fiscal code', () => {
  it('a typed fiscal code answers sex, birth date and birthplace, and one editable line replaces these questions', async () => {
    const { user, given } = visit();
    await user.type(code(), GIULIAS.toLowerCase());
    await screen.findAllByText(/^Donna, nata il 27\/03\/1985 a MILANO \(MI\): controlla/);
    expect(given()).toMatchObject({
      sesso: '1',
      data_nascita: '1985-03-27',
      natoInItalia: true,
      comune_nascita: 'MILANO (MI)',
    });
    for (const question of ['Sesso', /^Dove sei nato/])
      expect(screen.queryByRole('radiogroup', { name: question })).toBeNull();
    expect(screen.queryByRole('group', { name: 'Data di nascita' })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Modifica sesso/ }));
    expect(screen.getByRole('radio', { name: 'Donna' })).toBeChecked();
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Donna' })).toHaveFocus());
    expect(box(/^Giorno/)).toHaveValue('27');
    expect(box(/^Anno/)).toHaveValue('1985');
    expect(screen.getByRole('combobox', { name: 'Comune di nascita' })).toHaveValue('MILANO (MI)');
    await user.click(screen.getByRole('radio', { name: 'Uomo' }));
    expect(given().sesso).toBe('0');
    expect(screen.queryByText(/^Donna, nata/, { selector: '.q-field *' })).toBeNull();
  });

  it('the questions that a fiscal code has hidden are visible again after the user starts over', async () => {
    const { user, kept } = visit();
    await user.type(code(), GIULIAS);
    await screen.findByRole('button', { name: /^Modifica sesso/ });
    act(() => kept.begin(emptyContractor(['fisica'])));
    expect(screen.getByRole('radio', { name: 'Donna' })).not.toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Donna' }));
    expect(screen.getByRole('group', { name: 'Data di nascita' })).toBeVisible();
  });

  it('the focus stays on «Sesso» if the user moved it there before the birthplace of the fiscal code arrived', async () => {
    const { arrive, answers } = slow('MILANO (MI)');
    const { user, given } = visit(answers);
    await user.type(code(), GIULIAS);
    await waitFor(() => expect(arrive).toHaveLength(1));
    await user.tab();
    const woman = screen.getByRole('radio', { name: 'Donna' });
    expect(woman).toHaveFocus();
    await arrive[0]?.();
    await screen.findAllByText(/^Abbiamo compilato sesso e data di nascita/);
    expect(woman).toHaveFocus();
    expect(given().comune_nascita).toBe('MILANO (MI)');
    expect(screen.getByRole('combobox', { name: 'Comune di nascita' })).toHaveValue('MILANO (MI)');
  });

  it('the questions that a fiscal code has hidden are visible again when the user makes the code invalid', async () => {
    const { user } = visit();
    await user.type(code(), GIULIAS);
    await screen.findByRole('button', { name: /^Modifica sesso/ });
    await user.type(code(), '{Backspace}X');
    await user.tab();
    expect(await screen.findByText(/^Codice fiscale non valido/)).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Donna' })).toBeChecked();
  });

  it('«Sesso» is visible again and keeps the focus if the place of a second fiscal code is unknown', async () => {
    const { arrive, answers } = slow('MILANO (MI)', '');
    const { user } = visit(answers);
    await user.type(code(), GIULIAS);
    await waitFor(() => expect(arrive).toHaveLength(1));
    await arrive[0]?.();
    await screen.findByRole('button', { name: /^Modifica sesso/ });
    await user.clear(code());
    await user.paste(romanGiulias);
    await waitFor(() => expect(arrive).toHaveLength(2));
    await user.tab();
    await arrive[1]?.();
    await screen.findAllByText(/^Abbiamo compilato sesso e data di nascita/);
    expect(screen.getByRole('radio', { name: 'Donna' })).toHaveFocus();
  });

  it('a question that a fiscal code has hidden is visible again if the server rejects its answer', async () => {
    const { user } = visit({ contractor: refused(422, 'CONTRACTOR_CITY_OF_BIRTH') }, giuliaAsks);
    await user.type(code(), GIULIAS);
    await screen.findByRole('button', { name: /^Modifica sesso/ });
    await user.click(screen.getByRole('button', { name: 'Continua' }));
    const place = await screen.findByRole('combobox', { name: 'Comune di nascita' });
    expect(place).toBeInvalid();
    await waitFor(() => expect(place).toHaveFocus());
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
      await screen.findByRole('button', { name: /^Modifica sesso/ });
      expect(given().comune_nascita).toBe('ROMA (RM)');
    },
  );

  it.each([
    ['a space comes after it', `${GIULIAS} `],
    ['its last letter is written again', `${GIULIAS}{Backspace}B`],
  ])(
    'the summary line of a fiscal code is shown even if %s while the birthplace is looked up',
    async (_, typed) => {
      const { arrive, answers } = slow('MILANO (MI)', 'MILANO (MI)');
      const { user, given } = visit(answers);
      await user.type(code(), typed);
      await waitFor(() => expect(arrive).not.toHaveLength(0));
      for (const come of arrive) await come();
      expect(await screen.findByRole('button', { name: /^Modifica sesso/ })).toBeVisible();
      expect(given().comune_nascita).toBe('MILANO (MI)');
    },
  );

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

  it('the fiscal code of a person born abroad fills in the country', async () => {
    const { user, given } = visit();
    await user.type(code(), computeFiscalCode(arben) ?? '');
    await waitFor(() =>
      expect(given()).toMatchObject({ natoInItalia: false, stato_nascita: '29', sesso: '0' }),
    );
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
    expect(code()).toHaveAccessibleDescription(/^.*Codice fiscale non valido/);
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
    await screen.findAllByText(/^Donna, nata il 27\/03\/1985 a MILANO \(MI\): controlla/);
    expect(code()).not.toHaveAccessibleDescription(/non corrisponde al nome/);
    expect(given()).toMatchObject({ sesso: '1', comune_nascita: 'MILANO (MI)' });
  });

  it('a fiscal code can be pasted with invisible characters, which contacts and web pages contain', async () => {
    const { user } = visit();
    await user.click(code());
    await user.paste(`\u202A${GIULIAS.slice(0, 6)}\u200B ${GIULIAS.slice(6)}\u202C`);
    await screen.findAllByText(/^Donna, nata il 27\/03\/1985 a MILANO \(MI\): controlla/);
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
  await user.click(await screen.findByRole('button', { name: /^Modifica sesso/ }));
  expect(sex()).not.toBeInvalid();
  expect(screen.getByRole('group', { name: 'Data di nascita' })).not.toBeInvalid();
});
