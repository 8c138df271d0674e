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

describe('page 1, rendered without a browser,', () => {
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

  it('has the input of a question whose options load later', () => {
    const [, profession = ''] = html.split('Professione');
    expect(profession).toContain('name="professione"');
    expect(profession).not.toContain('q-skeleton');
  });

  it('has no dependent questions', () => {
    expect(html).not.toContain('name="stato_nascita"');
    expect(html).not.toContain('name="comune_nascita"');
  });

  it('has the title of the line, its steps and the note that all fields are required', () => {
    expect(html).toContain('Preventivo gite');
    expect(html).toContain('I tuoi dati');
    expect(html).toContain('I bambini');
    expect(html).toContain('Tutti i campi sono obbligatori');
  });

  it('has the limits of its questions as text, for the day of the render', () => {
    const { html } = drawFirstPage(outing);
    expect(html).toContain('tra 20/11/1926 e 20/11/2008');
    expect(html).not.toContain('{from}');
  });

  it('contains the day of the render nowhere else, since the HTML is served for weeks', () => {
    const { html } = drawFirstPage(outing);
    for (const day of ['2026-11-21', '21/11/2026', '2026']) expect(html).not.toContain(day);
  });

  it('is the same for two renders on a day', () => {
    expect(drawFirstPage(outing)).toEqual(drawFirstPage(outing));
  });
});

describe('the seed of page 1', () => {
  it('equals the seed of the rendered HTML, and survives serialization as JSON', () => {
    const seed = firstPageSeed(outing);
    expect(seed).toEqual(drawFirstPage(outing).seed);
    expect(seed.today).toBe('2026-11-21');
    expect(JSON.parse(JSON.stringify(seed))).toEqual(seed);
  });
});
