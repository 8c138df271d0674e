import { interview } from '@preventivo/core/testing';
import { describe, expect, it } from 'vitest';
import { argo, bo } from './answers.fixture.ts';
import { pets } from './line.ts';

const lists = {
  tipo_animali: [
    { id: 'cane', value: 'Cane' },
    { id: 'gatto', value: 'Gatto' },
  ],
};
const asked = { today: '2026-11-21', lists };
const { nobody, change, refused, marked, sentences, sent, read } = interview(pets, asked);
const server = interview(pets, { ...asked, received: true });

describe('a request for a pet', () => {
  it.each(Object.entries({ argo, bo }))(
    'a request for a pet is valid when complete: %s',
    (_, answers) => {
      expect(refused(answers)).toEqual([]);
    },
  );

  it('a request for a pet has one page, with the shared questions first', () => {
    expect(pets.pages).toMatchObject([
      {
        title: 'Il tuo animale',
        fields: [
          'altriSinistri',
          'polizzaAttiva',
          'scadenzaPolizza',
          'tipo_animali',
          'nome',
          'razza',
          'chip',
        ],
      },
    ]);
  });

  it('a request for a pet accepts a private person or a company', () => {
    expect(pets.contractor.types).toEqual(['fisica', 'giuridica']);
  });
});

describe('an unanswered request', () => {
  it('an unanswered request gets errors at claims, policy, kind of animal, name, breed and microchip, in this order', () => {
    expect(sentences(nobody)).toEqual([
      'Indicare se ci sono stati altri sinistri',
      'Indicare se esiste una polizza attiva',
      'Scegli che animale è',
      'Scrivi il nome, da 2 a 65 caratteri',
      'Scrivi la razza',
      'Dicci se ha il microchip',
    ]);
  });

  it("an unanswered request shows 'Valore non valido' at each field", () => {
    expect(new Set(refused(nobody).map(({ invalid }) => invalid))).toEqual(
      new Set(['Valore non valido']),
    );
  });

  it('an unanswered request gets the error codes of the specification, in its order', () => {
    expect(refused(nobody).map(({ code }) => code)).toEqual([
      'SINISTRI',
      'POLIZZA',
      'TIPO_ANIMALI',
      'NOME',
      'RAZZA',
      'CHIP',
    ]);
  });

  it('an unanswered request also gets an error at the expiry date if a policy is active', () => {
    const insured = { ...bo, scadenzaPolizza: null };
    expect(sentences(insured)).toEqual(['Inserire una data tra 21/11/2026 e 21/12/2026']);
  });
});

describe.each(['nome', 'razza'] as const)('the %s', (key) => {
  it.each([
    [2, 'Bo'],
    [100, 'a'.repeat(100)],
  ])('name and breed accept %i characters', (_, text) => {
    expect(server.refused({ ...argo, [key]: text })).toEqual([]);
  });

  it.each([
    [0, ''],
    [1, 'B'],
    [101, 'a'.repeat(101)],
  ])('name and breed reject %i characters', (_, text) => {
    expect(marked({ ...argo, [key]: text })).toEqual([key]);
    expect(server.marked({ ...argo, [key]: text })).toEqual([key]);
  });

  it('spaces around name and breed are neither counted nor sent', () => {
    expect(marked({ ...argo, [key]: '  B ' })).toEqual([key]);
    expect(sent({ ...argo, [key]: '  Bo ' })[key]).toBe('Bo');
  });
});

describe("the name's box", () => {
  it('the control of the name limits the text to 65 characters, that of the breed to the maximum of the quote service', () => {
    const name = (length: number) => ({ ...argo, nome: 'a'.repeat(length) });
    expect(refused(name(65))).toEqual([]);
    expect(refused(name(66))).toMatchObject([
      { control: 'nome', invalid: 'Da 2 a 65 caratteri', error: 'Da 2 a 65 caratteri' },
    ]);
    expect(refused({ ...argo, razza: 'a'.repeat(100) })).toEqual([]);
  });

  it('the quote service does not check the name, because the form has the same limits', () => {
    expect(server.sentences({ ...argo, nome: 'a'.repeat(101) })).toEqual(['Da 2 a 100 caratteri']);
    expect(server.sentences({ ...argo, nome: '' })).toEqual([
      'Scrivi il nome, da 2 a 100 caratteri',
    ]);
  });
});

describe('the kind of animal', () => {
  it('the kind of animal accepts only options of its list', () => {
    expect(refused({ ...argo, tipo_animali: 'gatto' })).toEqual([]);
    expect(marked({ ...argo, tipo_animali: 'drago' })).toEqual(['tipo_animali']);
  });
});

describe('the microchip', () => {
  it.each([true, false])('the question about a microchip accepts yes and no: %s', (chip) => {
    expect(refused({ ...argo, chip })).toEqual([]);
    expect(sent({ ...argo, chip }).microchip).toBe(chip);
  });
});

describe('the policy already active', () => {
  it('answering no to the active policy clears its expiry date', () => {
    expect(change(bo, { polizzaAttiva: false })).toEqual({
      ...bo,
      polizzaAttiva: false,
      scadenzaPolizza: null,
    });
  });
});

describe('the request body', () => {
  it('the request body uses the names of the specification, such as microchip for chip', () => {
    expect(sent(argo)).toEqual({
      sinistriPrecedenti: false,
      polizzaGiaAttiva: false,
      dataScadenza: null,
      tipo_animali: 'cane',
      nome: 'Argo',
      razza: 'meticcio',
      microchip: true,
    });
    expect(sent(bo)).toEqual({
      sinistriPrecedenti: true,
      polizzaGiaAttiva: true,
      dataScadenza: '2026-12-05',
      tipo_animali: 'gatto',
      nome: 'Bo',
      razza: 'certosino',
      microchip: false,
    });
  });

  it.each(Object.entries({ argo, bo }))(
    'parsing the request body returns the answers from which it was built: %s',
    (_, values) => {
      expect(read(sent(values))).toEqual({ values, problems: [] });
    },
  );

  it('if a request body is invalid, the error names the field as the form does', () => {
    expect(read({ ...sent(argo), chip: true }).problems).toEqual([
      { key: 'chip', reason: 'unknown' },
    ]);
  });
});
