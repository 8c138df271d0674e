import { amount, initialValues, person, whole, wordsOf } from '@preventivo/core';
import { giulia, today } from '@preventivo/fixtures/people';
import type { Address } from '@preventivo/italian';
import { describe, expect, it } from 'vitest';
import { lists, outing } from '../testing/outing.fixture.ts';

const { fields } = outing;
const asked = { label: 'Quanto?', code: 'QUANTO', error: 'Indicare quanto' };
const found: Address = { ...giulia.indirizzoResidenza_SedeLegale, is_manual_address: false };

describe('wordsOf', () => {
  it.each([
    ['a name', person.fields.nome, 'Giulia', 'Giulia'],
    ['a day', fields.giorno, '2026-12-01', '01/12/2026'],
    ['a day that is still written', fields.giorno, '1/12/', undefined],
    ['a choice', fields.mezzo, 'treno', 'In treno'],
    ['a choice that is known without a list', person.fields.sesso, '1', 'Donna'],
    ['several choices', fields.pasti, ['pranzo', 'merenda'], 'Pranzo, Merenda'],
    ['no choice', fields.pasti, [], undefined],
    ['a yes', fields.polizzaAttiva, true, 'Sì'],
    ['a no', fields.polizzaAttiva, false, 'No'],
    ['a yes in other words', person.fields.natoInItalia, true, 'Italia'],
    ['a no in other words', person.fields.natoInItalia, false, 'Altro'],
    ['an amount', amount(asked), 1234.5, '1.234,50\u00a0€'],
    ['a surface', whole({ ...asked, suffix: 'm²' }), 95, '95\u00a0m²'],
    ['nobody', fields.bambini, 0, '0'],
    ['ages', fields.eta_bambini, [7, 9], '7, 9'],
    ['ages of which one is missing', fields.eta_bambini, [7, null], '7'],
    ['no age', fields.eta_bambini, [null, null], undefined],
    ['an infant', fields.eta_bambini, [0, 9], '0, 9'],
    [
      'an address',
      person.fields.indirizzoResidenza_SedeLegale,
      found,
      'Via Roma 12/A, 20121 Milano',
    ],
    [
      'no address',
      person.fields.indirizzoResidenza_SedeLegale,
      initialValues(person).indirizzoResidenza_SedeLegale,
      undefined,
    ],
    ['nothing', fields.mezzo, null, undefined],
    ['an empty text', fields.note, '', undefined],
  ])('formats %s', (_, field, answer, words) => {
    expect(wordsOf(field, answer, { lists, today })).toBe(words);
  });

  it('returns undefined until the option list is loaded', () => {
    expect(wordsOf(fields.mezzo, 'treno', { lists: {}, today })).toBeUndefined();
  });

  it('omits an option that the option list no longer contains', () => {
    expect(wordsOf(fields.pasti, ['pranzo', 'cena'], { lists, today })).toBe('Pranzo');
  });
});
