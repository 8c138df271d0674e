import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawFirstPage, firstPageSeed } from './server.ts';
import { outing } from './testing/outing.fixture.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-11-21T10:00:00Z');
});
afterEach(() => {
  vi.useRealTimers();
});

const { html } = drawFirstPage(outing);

describe('page 1, drawn where there is no browser,', () => {
  it.each([
    'nome',
    'cognome',
    'sesso',
    'data_nascita.giorno',
    'data_nascita.mese',
    'data_nascita.anno',
    'natoInItalia',
    'indirizzoResidenza_SedeLegale',
    'email',
    'cellulare',
  ])('has the control %s', (name) => {
    expect(html).toContain(`name="${name}"`);
  });

  it('has the box of a question whose options are still to come', () => {
    const [, profession = ''] = html.split('Professione');
    expect(profession).toContain('name="professione"');
    expect(profession).not.toContain('q-skeleton');
  });

  it('asks nothing yet that hangs on an answer', () => {
    expect(html).not.toContain('name="stato_nascita"');
    expect(html).not.toContain('name="comune_nascita"');
  });

  it('names the line, its steps and what holds for all questions', () => {
    expect(html).toContain('Preventivo gite');
    expect(html).toContain('I tuoi dati');
    expect(html).toContain('I bambini');
    expect(html).toContain('Tutti i campi sono obbligatori');
  });

  it('tells the limits in words, as of the day it was drawn', () => {
    const { html } = drawFirstPage(outing);
    expect(html).toContain('tra 20/11/1926 e 20/11/2008');
    expect(html).not.toContain('{from}');
  });

  it('says nowhere else which day that was: it is served for weeks', () => {
    const { html } = drawFirstPage(outing);
    for (const day of ['2026-11-21', '21/11/2026', '2026']) expect(html).not.toContain(day);
  });

  it('is the same whenever it is drawn that day', () => {
    expect(drawFirstPage(outing)).toEqual(drawFirstPage(outing));
  });
});

describe('the seed of page 1', () => {
  it('is what page 1 is drawn with, and survives the way from a server to a browser as JSON', () => {
    const seed = firstPageSeed(outing);
    expect(seed).toEqual(drawFirstPage(outing).seed);
    expect(seed.today).toBe('2026-11-21');
    expect(JSON.parse(JSON.stringify(seed))).toEqual(seed);
  });
});
