import { createTranslator, initialValues, type Person, person } from '@preventivo/core';
import { backEnd } from '@preventivo/fixtures/back-end';
import { today } from '@preventivo/fixtures/people';
import { computeFiscalCode } from '@preventivo/italian';
import { describe, expect, it } from 'vitest';
import { fillFromCode } from './fill-from-code.ts';

/** Returns the fiscal code of Giulia Ferri, born in Milan on this date. */
const codeOf = (birthDate: string) =>
  computeFiscalCode({ surname: 'Ferri', name: 'Giulia', sex: 1, birthDate, placeCode: 'F205' }) ??
  '';

/**
 * Fills in the form from a fiscal code.
 * @param meanwhile answers that the user changes during the request for the birthplace
 */
async function filled(code: string, meanwhile: Partial<Person> = {}) {
  const answers: Record<string, unknown> = { ...initialValues(person) };
  const milan = () => {
    Object.assign(answers, meanwhile);
    return Response.json([{ id: 'F205', value: 'MILANO (MI)' }]);
  };
  const { client } = backEnd({ answers: { 'location/birthplace': milan } });
  const form = {
    isReplaced: () => false,
    values: () => answers as unknown as Person,
    answer: (given: Partial<Person>) => void Object.assign(answers, given),
  };
  const said = await fillFromCode(code, form, client, today, createTranslator({}));
  return { said, answers };
}

describe('fillFromCode', () => {
  it('fillFromCode fills in sex, birth date and birthplace', async () => {
    expect(await filled(codeOf('1985-03-27'))).toMatchObject({
      said: { note: 'Abbiamo compilato sesso, data e luogo di nascita: controllali' },
      answers: {
        sesso: '1',
        data_nascita: '1985-03-27',
        natoInItalia: true,
        comune_nascita: 'MILANO (MI)',
      },
    });
  });

  it('fillFromCode keeps a birthplace that the user types while the place of the code is looked up', async () => {
    const { said, answers } = await filled(codeOf('1985-03-27'), { comune_nascita: 'ROMA (RM)' });
    expect(answers.comune_nascita).toBe('ROMA (RM)');
    expect(said).toMatchObject({ note: 'Abbiamo compilato sesso e data di nascita: controllali' });
  });

  it('fillFromCode fills in no birthplace if the user chooses a birth abroad while the place of the code is looked up', async () => {
    const { said, answers } = await filled(codeOf('1985-03-27'), { natoInItalia: false });
    expect(answers).toMatchObject({ natoInItalia: false, comune_nascita: '' });
    expect(said.note).toBe('Abbiamo compilato sesso e data di nascita: controllali');
  });

  it('fillFromCode explains a mistyped code of 16 characters differently from one of another length', async () => {
    expect((await filled('FRRGLI85C67F205X')).said.error).toMatch(/errore di battitura$/);
    expect((await filled('FRRGLI85C67F205')).said.error).toMatch(/ha 16 lettere e cifre/);
  });

  it('fillFromCode accepts the fiscal code of a minor, but fills in nothing and explains why', async () => {
    const { said, answers } = await filled(codeOf('2010-03-27'));
    expect(said).toEqual({ error: 'Chi chiede il preventivo deve avere da 18 a 100 anni' });
    expect(answers).toEqual(initialValues(person));
  });
});
