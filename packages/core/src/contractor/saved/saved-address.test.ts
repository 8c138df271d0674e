import { describe, expect, it } from 'vitest';
import { savedAddress, wholeAddress } from './saved-address.ts';

const home = { street: 'VIA ROMA', street_number: '12', zip: '20121', city: 'MILANO (MI)' };

describe('the address of a saved person', () => {
  it.each([
    ['Via Roma, 12', 'VIA ROMA', '12'],
    ['Via Roma, n. 12/A', 'VIA ROMA', '12/A'],
    ['VIA ROMA 12', 'VIA ROMA', '12'],
    ['Viale 4 Novembre 5', 'VIALE 4 NOVEMBRE', '5'],
    ['CORSO ITALIA 12 B', 'CORSO ITALIA', '12 B'],
  ])('savedAddress takes the house number out of the street: %s', (street, road, number) => {
    expect(savedAddress({ ...home, street, street_number: '' })).toMatchObject({
      street: road,
      street_number: number,
    });
  });

  it.each(['STRADA STATALE 16', 'VIA AURELIA KM 12', 'PIAZZA DUOMO', 'DORSODURO'])(
    'savedAddress keeps a street without a house number, even if it ends with another number: %s',
    (street) => {
      expect(savedAddress({ ...home, street, street_number: '' })).toMatchObject({
        street,
        street_number: '',
      });
    },
  );

  it.each(['VIA ROMA, 12', 'Via Roma 12', 'VIA ROMA, n. 12'])(
    'savedAddress removes a house number that the street repeats: %s',
    (street) => {
      expect(savedAddress({ ...home, street })).toMatchObject({
        street: 'VIA ROMA',
        street_number: '12',
        search: 'VIA ROMA, 12, 20121 MILANO (MI), ITALIA',
      });
    },
  );

  it('savedAddress keeps the house number when the street contains another number', () => {
    expect(savedAddress({ ...home, street: 'VIA ROMA 3' })).toMatchObject({
      street: 'VIA ROMA 3',
      street_number: '12',
    });
  });

  it.each([
    ['MILANO MI', 'MILANO (MI)'],
    ['Reggio Emilia RE', 'REGGIO EMILIA (RE)'],
    ['MONTEU DA PO', 'MONTEU DA PO'],
    ['MONTEU DA PO (TO)', 'MONTEU DA PO (TO)'],
    ['MILANO', 'MILANO'],
  ])('savedAddress reads the city %s as %s', (city, read) => {
    expect(savedAddress({ ...home, city }).city).toBe(read);
  });

  it('savedAddress keeps the general postal code of a city', () => {
    expect(savedAddress({ ...home, zip: '20100' })).toMatchObject({
      zip: '20100',
      search: 'VIA ROMA, 12, 20100 MILANO (MI), ITALIA',
    });
  });
});

describe('an address stored as one text', () => {
  it.each([
    'VIA ROMA, 12, 20121 MILANO (MI), ITALIA',
    'VIA ROMA, 12, 20121 MILANO MI, ITALIA',
    'Via Roma 12, 20121 Milano (MI)',
    'via Roma, 12 - 20121 Milano MI',
    'Via Roma n. 12, 20121, Milano (MI), Italy',
  ])('an address stored as one text is split into its parts: %s', (text) => {
    const { search: _, city, ...address } = wholeAddress(text);
    expect(address).toEqual({
      street: 'VIA ROMA',
      street_number: '12',
      zip: '20121',
      is_manual_address: true,
    });
    expect(city.toUpperCase()).toBe('MILANO (MI)');
  });

  it.each([
    '',
    'Via Roma, Milano',
    'Via Garibaldi 12, 20121 Milano',
    'VIA ROMA, 20121 MILANO (MI)',
  ])('an address without one of its parts goes into the search box: %j', (text) => {
    expect(wholeAddress(text)).toEqual({
      ...{ street: '', street_number: '', zip: '', city: '' },
      search: text,
      is_manual_address: false,
    });
  });
});
