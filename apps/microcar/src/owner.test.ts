import { withContractorFallbacks } from '@preventivo/core';
import { en } from '@preventivo/core/messages/en';
import { interview } from '@preventivo/core/testing';
import { wordingOf, wordsInLine } from '@preventivo/core/translation';
import { toWire } from '@preventivo/core/wire';
import { giulia, today } from '@preventivo/fixtures/people';
import { describe, expect, it } from 'vitest';
import { enrico, insured, lists, newCar, visitor } from './answers.fixture.ts';
import { microcar } from './line.ts';

const { change, marked, nobody, read, refused, sent } = visitor;
const owned = (proprietario: Partial<typeof enrico>) => ({
  ...insured,
  proprietario: { ...enrico, ...proprietario },
});
const sentence = 'Alcuni valori del proprietario non sono validi';

describe('the relation to the owner', () => {
  it('the relation to the owner is required', () => {
    expect(refused({ ...newCar, contraenteProprietario: null })).toMatchObject([
      { code: 'CONTRAENTE_PROPRIETARIO', error: 'Scegli chi è il proprietario' },
    ]);
  });

  it.each(['1', null])(
    'the relation %s clears the owner, who is then either the contractor or unknown',
    (relation) => {
      const same = change(insured, { contraenteProprietario: relation });
      expect(same.proprietario).toEqual(nobody.proprietario);
    },
  );

  it.each(['2', '3', '4', '5', '6'])(
    "the relation %s asks for the owner and keeps the owner's data",
    (relation) => {
      expect(change(insured, { contraenteProprietario: relation }).proprietario).toEqual(enrico);
      expect(marked(change(newCar, { contraenteProprietario: relation }))).toContain(
        'proprietario.nome',
      );
    },
  );

  it('the microcar line accepts only a person as the contractor, not a company', () => {
    expect(microcar.contractor.types).toEqual(['fisica']);
  });
});

describe('the owner of a visitor without a login', () => {
  it('without a login, the owner requires name, surname, sex, birth, address and profession, in this order', () => {
    const nameless = change(newCar, { contraenteProprietario: '2' });
    expect(refused(nameless).map(({ control }) => control)).toEqual([
      'proprietario.nome',
      'proprietario.cognome',
      'proprietario.sesso',
      'proprietario.data_nascita',
      'proprietario.natoInItalia',
      'proprietario.indirizzoResidenza_SedeLegale',
      'proprietario.professione',
    ]);
  });

  it("without a login, an invalid owner shows one sentence: 'Alcuni valori del proprietario non sono validi'", () => {
    expect(refused(owned({ nome: 'E' }))).toMatchObject([
      {
        field: 'proprietario',
        code: 'PROPRIETARIO_NAME',
        error: 'Nome non valido',
        group: { code: 'PROPRIETARIO', error: sentence },
      },
    ]);
  });

  it('without a login, the owner has its own error codes, which differ from the contractor’s', () => {
    const nameless = change(newCar, { contraenteProprietario: '2' });
    const codes = refused(nameless).map(({ code }) => code);
    expect(codes.every((code) => code.startsWith('PROPRIETARIO_'))).toBe(true);
    const parts = refused(
      owned({
        indirizzoResidenza_SedeLegale: {
          ...nobody.proprietario.indirizzoResidenza_SedeLegale,
          is_manual_address: true,
        },
      }),
    );
    expect(parts.map(({ code, control }) => [code, control])).toEqual([
      ['PROPRIETARIO_CITY', 'proprietario.city'],
      ['PROPRIETARIO_STREET', 'proprietario.street'],
      ['PROPRIETARIO_STREET_NUMBER', 'proprietario.street_number'],
    ]);
  });

  it('without a login, the owner requires the city of birth if born in Italy, or else the country of birth', () => {
    expect(marked(owned({ comune_nascita: '' }))).toEqual(['proprietario.comune_nascita']);
    const abroad = change(insured, { proprietario: { ...enrico, natoInItalia: false } });
    expect(abroad.proprietario.comune_nascita).toBe('');
    expect(marked(abroad)).toEqual(['proprietario.stato_nascita']);
  });

  it('without a login, the owner may be a minor, with a birth date in the last 100 years', () => {
    expect(marked(owned({ data_nascita: '2011-11-21' }))).toEqual([]);
    expect(marked(owned({ data_nascita: today }))).toEqual([]);
    expect(marked(owned({ data_nascita: '2099-01-01' }))).toEqual(['proprietario.data_nascita']);
    expect(refused(owned({ data_nascita: '1900-01-01' }))).toMatchObject([
      {
        control: 'proprietario.data_nascita',
        error: 'Data di nascita del proprietario non valida',
      },
    ]);
  });

  it("without a login, the owner requires a valid birth date: 'Data di nascita del proprietario non valida'", () => {
    for (const data_nascita of [null, '2099-01-01'])
      expect(refused(owned({ data_nascita }))).toMatchObject([
        {
          control: 'proprietario.data_nascita',
          code: 'PROPRIETARIO_BIRTHDATE',
          error: 'Data di nascita del proprietario non valida',
        },
      ]);
  });

  it("without a login, the labels of the owner's questions are in the third person", () => {
    const { natoInItalia, indirizzoResidenza_SedeLegale: home } =
      microcar.fields.proprietario.table.fields;
    expect(natoInItalia.label).toBe('Paese di nascita del proprietario');
    expect(home.search).toBe("Cerca l'indirizzo di residenza del proprietario");
  });

  it("without a login, no text of the owner's questions addresses the visitor", async () => {
    const english = { translation: en, line: await microcar.translations?.en?.() };
    for (const line of [microcar, wordingOf('microcar', english).line(microcar)]) {
      const texts = Object.entries(wordsInLine(line)).filter(
        // Excludes the contact data, which the form does not ask about the owner.
        ([place]) => /^proprietario\.(?!email|cellulare)/.test(place),
      );
      expect(texts.length).toBeGreaterThan(20);
      // Ignores 'your adviser' in the hint about one-letter names, because this is the adviser of the visitor, not of
      // the owner.
      const said = texts.map(([, text]) => text.replace(/il tuo consulente|your adviser/, ''));
      expect(
        said.filter((text) => /\b(tu|te|ti|tuo|tua|sei|hai|nato\/a|you|your)\b/i.test(text)),
      ).toEqual([]);
    }
  });

  it("without a login, the owner's address must be known to the search or entered manually", () => {
    const { remote } = microcar.fields.proprietario.table;
    const { indirizzoResidenza_SedeLegale: home } = enrico;
    const asks = (is_manual_address: boolean) =>
      remote?.indirizzoResidenza_SedeLegale?.({
        ...enrico,
        indirizzoResidenza_SedeLegale: { ...home, is_manual_address },
      });
    expect(asks(true)).toBeNull();
    expect(asks(false)).toEqual({
      what: 'address',
      content: 'VIA ROMA, 12/A, 20121 MILANO (MI), ITALIA',
    });
  });

  it('without a login, the browser autofills the owner separately from the contractor', () => {
    const { nome, cognome } = microcar.fields.proprietario.table.fields;
    expect([nome.autocomplete, cognome.autocomplete]).toEqual([
      'section-proprietario given-name',
      'section-proprietario family-name',
    ]);
  });
});

describe('the owner of a logged-in user', () => {
  const logged = interview(microcar, { today, lists, records: ['p-1'] });

  it("with a login, the owner must be one of the saved people, and the only error is 'Selezionare il proprietario'", () => {
    expect(logged.refused(insured)).toMatchObject([
      {
        control: 'proprietario.selectPeopleId',
        code: 'PROPRIETARIO_LOGGED',
        error: 'Selezionare il proprietario',
      },
    ]);
    expect(logged.refused(insured)[0]).not.toHaveProperty('group');
    expect(logged.refused(owned({ selectPeopleId: 'p-1' }))).toEqual([]);
    expect(logged.marked(owned({ selectPeopleId: 'p-2' }))).toHaveLength(1);
  });

  it('with a login, the owner is not required if the contractor owns the vehicle', () => {
    expect(logged.refused(newCar)).toEqual([]);
  });

  it('an owner chosen from the saved people is ignored if the visitor is not logged in', () => {
    expect(marked(owned({ selectPeopleId: 'p-1' }))).toContain('proprietario.nome');
  });
});

describe('the owner in the payload', () => {
  const payload = {
    nome: 'Enrico',
    cognome: 'Ferri',
    sesso: 0,
    dataNascita: '1952-11-03',
    nazionalita: 13,
    comuneNascita: 'MILANO (MI)',
    indirizzoResidenza_SedeLegale: 'VIA ROMA, 12/A, 20121 MILANO (MI), ITALIA',
    email: null,
    telefono: null,
    professione: 'architetto',
    selectPeopleId: null,
  };

  it("in the payload, the owner has the names of the contractor's keys, and the id of the record", () => {
    expect(sent(insured).proprietario).toEqual(payload);
    expect(sent(owned({ selectPeopleId: 'p-1' })).proprietario).toEqual({
      ...payload,
      selectPeopleId: 'p-1',
    });
  });

  it('in the payload, an owner without email and phone has those of the contractor', () => {
    const own = owned({ email: 'enrico@example.it' });
    const wire = (answers: typeof own) =>
      toWire(microcar, withContractorFallbacks(microcar, answers, giulia));
    expect(wire(insured).proprietario).toEqual({
      ...payload,
      email: 'giulia.ferri@example.it',
      telefono: '3331234567',
    });
    expect(wire(own).proprietario).toMatchObject({
      email: 'enrico@example.it',
      telefono: '3331234567',
    });
    expect(wire(newCar).proprietario).toBeNull();
  });

  it('in the payload, the owner has a country of birth, which is 13 for Italy', () => {
    const abroad = owned({ natoInItalia: false, stato_nascita: '7', comune_nascita: '' });
    expect(sent(abroad).proprietario).toMatchObject({ nazionalita: 7, comuneNascita: null });
    for (const answers of [insured, abroad]) {
      const { proprietario } = read(sent(answers)).values;
      expect(proprietario.natoInItalia).toBe(answers.proprietario.natoInItalia);
      expect(proprietario.stato_nascita).toBe(answers.proprietario.stato_nascita);
    }
  });
});
