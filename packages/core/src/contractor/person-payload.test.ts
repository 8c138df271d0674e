import { fold } from '@preventivo/italian';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialValues } from '../answers/initial-values.ts';
import { settle } from '../answers/settle.ts';
import { check } from '../check/check.ts';
import { personFromWire, personToWire } from './payload.ts';
import { arben, giulia, lists, today } from './people.fixture.ts';
import { person } from './person.ts';

const body = { ...personToWire(giulia) };

describe('the payload of a person', () => {
  it('the payload of a person has exactly the keys of the specification', () => {
    expect(body).toEqual({
      nome: 'Giulia',
      cognome: 'Ferri',
      email: 'giulia.ferri@example.it',
      telefono: '3331234567',
      indirizzoResidenza_SedeLegale: 'VIA ROMA, 12/A, 20121 MILANO (MI), ITALIA',
      sesso: 1,
      dataNascita: '1985-03-27',
      nazionalita: 13,
      comuneNascita: 'MILANO (MI)',
      professione: 'architetto',
    });
  });

  it('a person born abroad has a state and no town', () => {
    expect(personToWire(arben)).toMatchObject({ sesso: 0, nazionalita: 28, comuneNascita: null });
  });

  it('a person born abroad omits a town left from an earlier answer', () => {
    const left = { ...arben, comune_nascita: 'ROMA (RM)' };
    expect(personToWire(left).comuneNascita).toBeNull();
  });

  it('the payload of a person has no spaces around the typed texts', () => {
    const spaced = {
      ...giulia,
      nome: ' Giulia ',
      cognome: ' Ferri',
      email: ' giulia@example.it ',
      comune_nascita: ' MILANO (MI) ',
    };
    expect(personToWire(spaced)).toMatchObject({
      nome: 'Giulia',
      cognome: 'Ferri',
      email: 'giulia@example.it',
      comuneNascita: 'MILANO (MI)',
    });
  });

  it("personToWire sends the town 'Milano (mi)' as MILANO (MI)", () => {
    const byHand = { ...giulia, comune_nascita: 'Milano (mi)' };
    expect(personToWire(byHand).comuneNascita).toBe('MILANO (MI)');
  });

  it.each([
    ['+39 333 123 4567', '3331234567'],
    ['0039333-123.45.67', '3331234567'],
    ['333 1234567', '3331234567'],
    ['+41 791234567', '+41791234567'],
  ])('personToWire sends the phone %s as %s', (cellulare, telefono) => {
    expect(personToWire({ ...giulia, cellulare }).telefono).toBe(telefono);
  });

  it('personToWire sends no profession if the line does not ask for it', () => {
    expect(personToWire({ ...giulia, professione: null }).professione).toBeNull();
  });

  it('personToWire sends no address while a part of it is missing', () => {
    const home = { ...giulia.indirizzoResidenza_SedeLegale, zip: '' };
    const sent = personToWire({ ...giulia, indirizzoResidenza_SedeLegale: home });
    expect(sent.indirizzoResidenza_SedeLegale).toBe('');
  });
});

describe('personFromWire', () => {
  it.each([
    ['Giulia, born in Italy', giulia],
    ['Arben, born abroad', arben],
  ])('personFromWire reads back the person that was sent: %s', (_, somebody) => {
    const sent = personToWire(somebody);
    const { values, problems } = personFromWire(JSON.parse(JSON.stringify(sent)));
    expect(problems).toEqual([]);
    expect(personToWire(values)).toEqual(sent);
    expect(check(person, values, { today, lists })).toEqual([]);
    expect(values).toEqual({
      ...somebody,
      cellulare: sent.telefono,
      indirizzoResidenza_SedeLegale: {
        ...somebody.indirizzoResidenza_SedeLegale,
        search: sent.indirizzoResidenza_SedeLegale,
        street: 'VIA ROMA',
        is_manual_address: false,
      },
    });
  });

  it('personFromWire returns an empty person for an empty body', () => {
    const nobody = { values: initialValues(person), problems: [] };
    expect(personFromWire({})).toEqual(nobody);
    const nulls = Object.fromEntries(Object.keys(body).map((key) => [key, null]));
    expect(personFromWire(nulls)).toEqual(nobody);
  });

  it('personFromWire keeps a house number with its letter, and a street with its number', () => {
    const sent = "VIA 4 NOVEMBRE, 12/A, 00186 REGGIO NELL'EMILIA (RE), ITALIA";
    const { values } = personFromWire({ ...body, indirizzoResidenza_SedeLegale: sent });
    expect(values.indirizzoResidenza_SedeLegale).toMatchObject({
      street: 'VIA 4 NOVEMBRE',
      street_number: '12/A',
      zip: '00186',
      city: "REGGIO NELL'EMILIA (RE)",
    });
    expect(personToWire(values).indirizzoResidenza_SedeLegale).toBe(sent);
  });

  it.each(['VIA ROMA 12 MILANO', 'VIA ROMA, 12, MILANO (MI), ITALIA', ''])(
    'personFromWire returns an invalid address for %o',
    (sent) => {
      const { values } = personFromWire({ ...body, indirizzoResidenza_SedeLegale: sent });
      expect(check(person, values, { today, lists })[0]?.field).toBe(
        'indirizzoResidenza_SedeLegale',
      );
    },
  );

  it.each(['pIva', 'cellulare', 'constructor', 'toString', 'hasOwnProperty'])(
    'personFromWire reports the key %s that a person does not have',
    (key) => {
      expect(personFromWire({ ...body, [key]: 'x' }).problems).toEqual([
        { key, reason: 'unknown' },
      ]);
    },
  );

  it.each<[string, unknown]>([
    ['nome', 7],
    ['cognome', ['Ferri']],
    ['email', { a: 1 }],
    ['telefono', [3331234567]],
    ['indirizzoResidenza_SedeLegale', {}],
    ['sesso', 'donna'],
    ['sesso', 2],
    ['sesso', true],
    ['dataNascita', 1985],
    ['nazionalita', 'Italia'],
    ['nazionalita', 1.5],
    ['comuneNascita', 15],
    ['professione', 3],
  ])('personFromWire reports %s when it is %j', (key, raw) => {
    const { problems } = personFromWire({ ...body, [key]: raw });
    expect(problems).toContainEqual({ key, reason: 'wrong' });
  });

  it.each<[string, unknown]>([
    ['telefono', 3331234567],
    ['sesso', '1'],
    ['dataNascita', 19850327],
    ['dataNascita', '27/03/1985'],
    ['dataNascita', '1985-03-27T00:00:00.000Z'],
    ['dataNascita', '1985-03-26T23:00:00.000Z'],
    ['nazionalita', '13'],
    ['nazionalita', ' 13 '],
  ])('personFromWire reads %s from %j and sends it in its normal form', (key, raw) => {
    const { values, problems } = personFromWire({ ...body, [key]: raw });
    expect(problems).toEqual([]);
    expect(personToWire(values)).toEqual(body);
  });

  it('personFromWire reports a town of birth for people born abroad', () => {
    const sent = { ...personToWire(arben), comuneNascita: 'ROMA (RM)' };
    expect(personFromWire(sent).problems).toEqual([{ key: 'comuneNascita', reason: 'unasked' }]);
  });
});

describe('any person', () => {
  const word = fc.stringMatching(/^[A-Z][a-zàèù]{2,8}$/);
  const anybody = fc.record({
    nome: word,
    cognome: word,
    sesso: fc.constantFrom('0', '1'),
    data_nascita: fc.constantFrom('1926-11-20', '1985-03-27', '2008-11-20'),
    natoInItalia: fc.boolean(),
    stato_nascita: fc.constantFrom('10', '28'),
    comune_nascita: fc.constantFrom('MILANO (MI)', "L'AQUILA (AQ)", 'FORLÌ (FC)'),
    street: fc.tuple(word, word, word).map((words) => words.join(' ')),
    street_number: fc.constantFrom('1', '12/A', '999-b'),
    zip: fc.constantFrom('00186', '20121', '98168'),
    city: fc.constantFrom('ROMA (RM)', 'SAN GIOVANNI IN PERSICETO (BO)'),
    email: word.map((name) => `${fold(name)}@example.it`),
    cellulare: fc.constantFrom('3331234567', '+39 333 1234567', '+41 791234567'),
  });

  it('any person has a payload that the server reads as valid and unchanged', () => {
    fc.assert(
      fc.property(anybody, ({ street, street_number, zip, city, ...answers }) => {
        const home = { search: '', street, street_number, zip, city, is_manual_address: true };
        const somebody = settle(person, giulia, {
          ...giulia,
          ...answers,
          indirizzoResidenza_SedeLegale: home,
        });
        const sent = personToWire(somebody);
        const { values, problems } = personFromWire({ ...sent });
        expect(problems).toEqual([]);
        expect(check(person, values, { today, lists })).toEqual([]);
        expect(personToWire(values)).toEqual(sent);
      }),
    );
  });
});
