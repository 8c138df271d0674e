import { initialValues, person } from '@preventivo/core';
import { describe, expect, it } from 'vitest';
import { earlyAnswers, earlyContractor } from './early.ts';

/** The form of page 1 with these controls in it. */
function formWith(controls: string): HTMLFormElement {
  const form = document.createElement('form');
  form.innerHTML = controls;
  return form;
}
const read = (controls: string) => earlyAnswers(person, formWith(controls));
const radios = (name: string, chosen?: string, values = ['true', 'false']) =>
  values
    .map(
      (value) =>
        `<input type="radio" name="${name}" value="${value}"${value === chosen ? ' checked' : ''}>`,
    )
    .join('');

describe('what was answered before the page ran', () => {
  it('is nothing where nobody was faster', () => {
    const untouched = `
      <input name="nome" value=""><input name="cognome">
      ${radios('sesso', undefined, ['0', '1'])}${radios('natoInItalia')}
      <input name="data_nascita.giorno"><input name="data_nascita.mese"><input name="data_nascita.anno">
      <input name="indirizzoResidenza_SedeLegale" role="combobox">
      <input type="email" name="email"><input type="tel" name="cellulare">`;
    expect(read(untouched)).toBeUndefined();
  });

  it('is read from a text, an email and a telephone number as they were typed', () => {
    expect(
      read(`<input name="nome" value=" giulia">
        <input type="email" name="email" value="giulia.ferri@">
        <input type="tel" name="cellulare" value="+39 333">`),
    ).toEqual({ nome: ' giulia', email: 'giulia.ferri@', cellulare: '+39 333' });
  });

  it('is read from the radio that was pressed', () => {
    expect(read(radios('sesso', '1', ['0', '1']))).toEqual({ sesso: '1' });
    expect(read(radios('natoInItalia', 'true'))).toEqual({ natoInItalia: true });
    expect(read(radios('natoInItalia', 'false'))).toEqual({ natoInItalia: false });
  });

  it('is read from a day, also one of which a part is missing', () => {
    const day = (giorno: string, mese: string, anno: string) =>
      `<input name="data_nascita.giorno" value="${giorno}">
       <input name="data_nascita.mese" value="${mese}">
       <input name="data_nascita.anno" value="${anno}">`;
    expect(read(day('27', '3', '1985'))).toEqual({ data_nascita: '27/3/1985' });
    expect(read(day('27', '', ''))).toEqual({ data_nascita: '27//' });
  });

  it('is read from a list that was there', () => {
    const select = (chosen: string) =>
      `<select name="stato_nascita"><option value="">Seleziona</option>
       <option value="${chosen}" selected>Francia</option></select>`;
    expect(read(select('29'))).toEqual({ stato_nascita: '29' });
    expect(read(select(''))).toBeUndefined();
  });

  it('is no choice where the box of a list held letters', () => {
    expect(read('<input name="professione" role="combobox" value="archit">')).toBeUndefined();
  });

  it('is read from a municipality, and from the search for an address', () => {
    expect(
      read(`<input name="comune_nascita" value="mila">
        <input name="indirizzoResidenza_SedeLegale" value="via roma">`),
    ).toEqual({
      comune_nascita: 'mila',
      indirizzoResidenza_SedeLegale: {
        ...initialValues(person).indirizzoResidenza_SedeLegale,
        search: 'via roma',
      },
    });
  });

  it('is never what somebody else has put into the page', () => {
    expect(
      read('<input name="password" value="segreta1!"><input name="__proto__" value="x">'),
    ).toBe(undefined);
  });
});

/** What is read from page 1 with these controls in it. */
function whoAsked(types: readonly ['fisica'] | readonly ['fisica', 'giuridica'], controls: string) {
  const form = document.createElement('form');
  form.innerHTML = controls;
  return earlyContractor({ types }, form);
}
const typeRadio = (value: string, checked = '') =>
  `<input type="radio" name="tipoPersona" value="${value}" ${checked}>`;

describe('who asked before the page ran', () => {
  it('is nobody where nobody was faster', () => {
    expect(
      whoAsked(['fisica', 'giuridica'], typeRadio('giuridica') + typeRadio('fisica')),
    ).toBeUndefined();
    expect(whoAsked(['fisica'], '<input name="nome">')).toBeUndefined();
  });

  it('is of the type that was chosen', () => {
    expect(whoAsked(['fisica', 'giuridica'], typeRadio('giuridica', 'checked'))).toEqual({
      tipoPersona: 'giuridica',
    });
  });

  it('is of no type that the line does not take', () => {
    expect(whoAsked(['fisica'], typeRadio('giuridica', 'checked'))).toBeUndefined();
    expect(whoAsked(['fisica', 'giuridica'], typeRadio('altro', 'checked'))).toBeUndefined();
  });

  it('is the person who was faster', () => {
    expect(whoAsked(['fisica'], '<input name="nome" value="Giulia">')).toEqual({
      persona: { nome: 'Giulia' },
    });
  });
});
