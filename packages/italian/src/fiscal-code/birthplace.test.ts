import { describe, expect, it } from 'vitest';
import { birthplaceResolver } from './birthplace.ts';
import { municipalities, states } from './register.fixture.ts';

const resolve = birthplaceResolver(municipalities, states);
const found = (municipality: string, province: string, date: string) =>
  resolve({ state: 13, municipality, province, date });
const born = (municipality: string, province: string, date: string) =>
  found(municipality, province, date)?.code;
const abroad = (state: number) => resolve({ state, date: '1980-06-01' })?.code;
const stateCalled = (label: string) => states.find((state) => state.label === label)?.id ?? 0;

describe('birthplaceResolver', () => {
  it.each([
    ['MILANO', 'MI', '1985-03-27', 'F205'],
    ['ROMA', 'RM', '1960-01-01', 'H501'],
    ['PALAU', 'SS', '1980-06-01', 'G258'],
    ['PALAU', 'OT', '1980-06-01', 'G258'],
  ])(
    'birthplaceResolver finds the code of %s (%s) on %s: %s',
    (municipality, province, date, code) => {
      expect(born(municipality, province, date)).toBe(code);
    },
  );

  it('birthplaceResolver switches the code of Montalcino with the merger of 2017', () => {
    expect(born('MONTALCINO', 'SI', '1948-05-02')).toBe('F402');
    expect(born('MONTALCINO', 'SI', '2016-12-31')).toBe('F402');
    expect(born('MONTALCINO', 'SI', '2017-01-01')).toBe('M378');
  });

  it('birthplaceResolver accepts other spellings of a name', () => {
    expect(born("Forli'", 'FC', '1970-01-01')).toBe('D704');
    expect(born('FORLÌ', 'fo', '1970-01-01')).toBe('D704');
    expect(born('l’aquila', 'AQ', '1970-01-01')).toBe('A345');
    expect(born(' Milano ', ' mi ', '1985-03-27')).toBe('F205');
  });

  it('birthplaceResolver distinguishes homonyms by province', () => {
    const castro = ['BG', 'LE'].map((province) => born('CASTRO', province, '1990-01-01'));
    expect(castro).toEqual(['C337', 'M261']);
  });

  it('birthplaceResolver finds a municipality under a former province', () => {
    expect(born('ZUNGRI', 'CZ', '1975-01-01')).toBe('M204');
    expect(born('ZUNGRI', 'VV', '1975-01-01')).toBe('M204');
  });

  it('birthplaceResolver finds a municipality that was suppressed later', () => {
    expect(born('ABETONE', 'PT', '1950-07-01')).toBe('A012');
    expect(born('ABBAZIA', 'FU', '1940-01-01')).toBe('A009');
  });

  it('birthplaceResolver finds a municipality under its present and its former name', () => {
    expect(born('ACATE', 'RG', '1930-01-01')).toBe('A014');
    expect(born('BISCARI', 'RG', '1930-01-01')).toBe('A014');
  });

  it.each([
    ['ABETONE', 'PT', '2017-01-01', 'A012'],
    ['ABETONE CUTIGLIANO', 'PT', '1950-07-01', 'M376'],
    ['ABBASANTA', 'OR', '1930-01-01', 'A007'],
    ['ORATINO', 'CB', '1931-07-09', 'G086'],
    ['DAIRAGO', 'MI', '1956-02-15', 'D244'],
    ['VALSAMOGGIA', 'BO', '1980-01-01', 'M320'],
  ])(
    'birthplaceResolver returns the only code of %s (%s) if the register has none on %s',
    (name, pv, date, code) => {
      expect(found(name, pv, date)).toEqual({ code, fitsDate: false });
    },
  );

  it.each([
    ['REGGIO EMILIA', 'RE', 'H223'],
    ['CAVA DEI TIRRENI', 'SA', 'C361'],
    ['IONADI', 'VV', 'E321'],
    ['BOZEN', 'BZ', 'A952'],
    ['Bolzano/Bozen', 'BZ', 'A952'],
    ['BOZEN - BOLZANO', 'BZ', 'A952'],
    ['TRIPI', 'ME', 'L431'],
    ['SAN DORLIGO DELLA VALLE-DOLINA', 'TS', 'D324'],
  ])('birthplaceResolver finds a place by another name: %s (%s)', (name, pv, code) => {
    expect(found(name, pv, '1980-01-01')).toEqual({ code, fitsDate: true });
  });

  it.each([
    ['two places of that name in that province', 'CASTELLO', 'TN', '1927-01-01', true],
    ['a day not written to its end', 'MONTALCINO', 'SI', '27/3/', false],
  ])(
    'birthplaceResolver returns the place without a code for %s',
    (_, name, pv, date, fitsDate) => {
      expect(found(name, pv, date)).toEqual({ code: undefined, fitsDate });
    },
  );

  it.each([
    ['another province', 'MILANO', 'RM'],
    ['no such place', 'ATLANTIDE', 'MI'],
    ['no place at all', '', ''],
  ])('birthplaceResolver returns undefined for %s', (_, name, pv) => {
    expect(found(name, pv, '1985-03-27')).toBeUndefined();
  });

  it('birthplaceResolver prefers the chosen state to a municipality of the same name', () => {
    expect(abroad(stateCalled('Palau'))).toBe('Z734');
    const milan = { municipality: 'MILANO', province: 'MI', date: '1980-06-01' };
    expect(resolve({ state: 1, ...milan })?.code).toBe('Z102');
  });

  it('birthplaceResolver returns the code of a ceased state when the user chose it', () => {
    expect(abroad(stateCalled('Unione Sovietica (URSS)'))).toBe('Z135');
    expect(abroad(stateCalled('Ucraina'))).toBe('Z138');
  });

  it('birthplaceResolver distinguishes a state without a code from an unknown state', () => {
    const codeless = states.find(({ id, belfiore }) => belfiore === null && id !== 13);
    const place = { state: codeless?.id ?? -1, date: '1980-06-01' };
    expect(resolve(place)).toEqual({ code: undefined, fitsDate: true });
    expect(resolve({ state: 9999, date: '1980-06-01' })).toBeUndefined();
  });

  it('birthplaceResolver never returns the code of another place', () => {
    for (const { name, province, belfiore, from, periods = [[from]] } of municipalities) {
      const found = born(name, province, periods[0]?.[0] ?? from);
      expect([belfiore, undefined]).toContain(found);
    }
  });

  it('birthplaceResolver finds every place that existed since 1940', () => {
    const lost = municipalities.filter(({ name, province, belfiore, to }) => {
      const date = to ?? '2026-11-21';
      return date >= '1940' && born(name, province, date) !== belfiore;
    });
    expect(lost).toEqual([]);
  });
});
