import { describe, expect, it } from 'vitest';
import { club, type Member, paolo } from '../line/club.fixture.ts';
import { sofia, stay } from '../line/guests.fixture.ts';
import { refusedAt, type ServerRefusal } from './refused-at.ts';

const at = (refusal: ServerRefusal, member: Member = paolo) => refusedAt(club, member, refusal);
const controls = (refusal: ServerRefusal, member?: Member) =>
  at(refusal, member).map(({ control }) => control);

describe('refusedAt', () => {
  it("returns the question with the code, with the server's message or else its own", () => {
    expect(at({ code: 'CORSO' })).toEqual([
      {
        field: 'corso',
        control: 'corso',
        code: 'CORSO',
        invalid: 'Valore non valido',
        error: 'Indicare corso',
      },
    ]);
    expect(at({ code: 'CORSO', message: 'Corso pieno' })).toMatchObject([{ error: 'Corso pieno' }]);
  });

  it("ignores the server's message for a table in another language", () => {
    const table = { ...club, language: 'en' };
    const said = refusedAt(table, paolo, { code: 'CORSO', message: 'Corso pieno' });
    expect(said).toMatchObject([{ control: 'corso', error: 'Indicare corso' }]);
  });

  it('prefers the named control to the code, even an unknown code', () => {
    expect(controls({ code: 'CORSO', field: 'tessera' })).toEqual(['tessera']);
    expect(at({ code: 'SQL_STATE', field: 'tessera' })).toMatchObject([
      { control: 'tessera', code: 'SQL_STATE', error: 'Indicare tessera' },
    ]);
    expect(controls({ field: 'nascita.giorno' })).toEqual(['nascita']);
  });

  it('returns no failure for a question that is not asked or is computed', () => {
    expect(at({ code: 'KW' })).toEqual([]);
    expect(controls({ code: 'KW' }, { ...paolo, attivita: 'motore' })).toEqual(['kw']);
    expect(at({ code: 'AGONISTA', field: 'agonista' })).toEqual([]);
    expect(at({ code: 'constructor', field: 'toString' })).toEqual([]);
    expect(at({})).toEqual([]);
  });

  it('returns every entry of a list, unless the refusal names one', () => {
    const entry = { anno: '2026', esito: 'persa', premio: '' };
    const member = { ...paolo, gare: [entry, entry] };
    expect(controls({ code: 'ESITO' }, member)).toEqual(['gare.1.esito', 'gare.2.esito']);
    expect(controls({ code: 'GARE' }, member)).toEqual(['gare.1', 'gare.2']);
    expect(controls({ code: 'ESITO', field: 'gare.2.esito' }, member)).toEqual(['gare.2.esito']);
    expect(controls({ code: 'ESITO', field: 'gare.2' }, member)).toEqual(['gare.2.esito']);
  });

  it("returns the first answer of a rule, with the rule's text", () => {
    expect(at({ code: 'COMBINAZIONE' })).toMatchObject([
      { control: 'tessera', code: 'COMBINAZIONE', error: 'Indicare combinazione' },
    ]);
    expect(at({ code: 'COMBINAZIONE', field: 'hasMalattie' })).toMatchObject([
      { control: 'hasMalattie', error: 'Indicare combinazione' },
    ]);
  });

  it("prefers the sentence that the question lists for the code to the server's message", () => {
    const sentence = 'La tessera è sospesa';
    const listed = { field: 'tessera', control: 'tessera', code: 'TESSERA_SOSPESA' };
    const failure = { ...listed, invalid: sentence, error: sentence };
    expect(at({ code: 'TESSERA_SOSPESA' })).toEqual([failure]);
    expect(at({ code: 'TESSERA_SOSPESA', field: 'tessera' })).toEqual([failure]);
    expect(at({ code: 'TESSERA_SOSPESA', message: 'Card 12 is on hold' })).toEqual([failure]);
    expect(refusedAt({ ...club, language: 'en' }, paolo, { code: 'TESSERA_SOSPESA' })).toEqual([
      failure,
    ]);
  });

  it('keeps the listed sentence when the server names another control', () => {
    expect(at({ code: 'TESSERA_SOSPESA', field: 'corso' })).toMatchObject([
      { control: 'corso', invalid: 'La tessera è sospesa', error: 'La tessera è sospesa' },
    ]);
  });

  it("returns a list's sentence at each entry, and its question's at the named entry", () => {
    const entry = { anno: '2026', esito: 'persa', premio: '' };
    const member = { ...paolo, gare: [entry, entry] };
    expect(at({ code: 'GARE_IGNOTE' }, member)).toMatchObject([
      { control: 'gare.1', error: 'Le gare non risultano' },
      { control: 'gare.2', error: 'Le gare non risultano' },
    ]);
    expect(at({ code: 'ESITO_CONTESTATO', field: 'gare.2' }, member)).toMatchObject([
      { field: 'gare', control: 'gare.2.esito', error: "L'esito è contestato" },
    ]);
  });

  it("returns a group's question with the sentence, and the group with its own text", () => {
    expect(at({ code: 'ISTRUTTORE_SOSPESO', message: 'Suspended' })).toEqual([
      {
        field: 'istruttore',
        control: 'istruttore.nome',
        code: 'ISTRUTTORE_SOSPESO',
        invalid: "L'istruttore è sospeso",
        error: "L'istruttore è sospeso",
        group: { code: 'ISTRUTTORE', error: 'Indicare istruttore' },
      },
    ]);
  });

  it('returns no failure for a listed code while its question is not asked', () => {
    const alone = { ...paolo, attivita: 'motore' };
    expect(at({ code: 'ISTRUTTORE_SOSPESO' }, alone)).toEqual([]);
  });

  it("gives the server's message to the group, and the question's text to the control", () => {
    const [failure] = refusedAt(stay, sofia, { code: 'NOME', message: 'Ospite sconosciuto' });
    expect(failure).toMatchObject({
      control: 'ospite.nome',
      error: 'Indicare nome',
      group: { code: 'OSPITE', error: 'Ospite sconosciuto' },
    });
  });

  it("returns the control that selects a record, and the control inside the record's form", () => {
    const chosen = { ...sofia, ospite: { ...sofia.ospite, record: 'r1' } };
    expect(refusedAt(stay, chosen, { code: 'NOME' }, { records: ['r1'] })).toMatchObject([
      { control: 'ospite.record', inside: { field: 'nome', control: 'nome' } },
    ]);
    expect(refusedAt(stay, sofia, { code: 'NOME' }, { records: ['r1'] })).toEqual([]);
    expect(refusedAt(stay, sofia, { code: 'RECORD' }, { records: ['r1'] })).toMatchObject([
      { control: 'ospite.record' },
    ]);
  });
});
