import { describe, expect, it } from 'vitest';
import { text } from '../kinds/text/field.ts';
import { defineLine } from '../line/define-line.ts';
import { interview } from '../testing/interview.ts';
import { policyBlock } from './policy-block.ts';

/** A line that starts with the policy block. */
const line = defineLine({
  id: 'prova',
  title: 'Prova',
  about: 'Una prova.',
  pictogram: 'M0 0h24',
  contractor: { types: ['fisica'] },
  block: policyBlock,
  fields: {
    nome: text({ label: 'Nome', code: 'NOME', error: 'Indicare il nome', optional: true }),
  },
  pages: [{ id: 'prova', title: 'Prova', fields: ['nome'] }],
});
const { nobody, change, sentences, marked, sent, read } = interview(line, { today: '2026-11-21' });

const free = { ...nobody, altriSinistri: false, polizzaAttiva: false };
const insured = { ...free, polizzaAttiva: true, scadenzaPolizza: '2026-12-05' };

describe('the questions of the policy block', () => {
  it("the policy questions come before the line's own, and are required", () => {
    expect(line.pages[0]?.fields).toEqual([
      'altriSinistri',
      'polizzaAttiva',
      'scadenzaPolizza',
      'nome',
    ]);
    expect(marked(nobody)).toEqual(['altriSinistri', 'polizzaAttiva']);
    expect(sentences(nobody)).toEqual([
      'Indicare se ci sono stati altri sinistri',
      'Indicare se esiste una polizza attiva',
    ]);
  });

  it.each([
    ['2026-11-20', ['scadenzaPolizza']],
    ['2026-11-21', []],
    ['2026-12-21', []],
    ['2026-12-22', ['scadenzaPolizza']],
    [null, ['scadenzaPolizza']],
  ])('the policy may expire from today to a month later: %s', (scadenzaPolizza, wrong) => {
    expect(marked({ ...insured, scadenzaPolizza })).toEqual(wrong);
  });

  it('the error of the expiry names the accepted days', () => {
    expect(sentences({ ...insured, scadenzaPolizza: null })).toEqual([
      'Inserire una data tra 21/11/2026 e 21/12/2026',
    ]);
  });

  it('the expiry is cleared when there is no policy', () => {
    expect(change(insured, { polizzaAttiva: false }).scadenzaPolizza).toBeNull();
  });

  it('the policy answers are sent with the names of the specification and round-trip', () => {
    expect(sent({ ...insured, altriSinistri: true })).toMatchObject({
      sinistriPrecedenti: true,
      polizzaGiaAttiva: true,
      dataScadenza: '2026-12-05',
    });
    expect(sent(free).dataScadenza).toBeNull();
    expect(read(sent(insured))).toEqual({ values: insured, problems: [] });
  });
});
