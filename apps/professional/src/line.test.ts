import { applicable } from '@preventivo/core';
import { interview } from '@preventivo/core/testing';
import { describe, expect, it } from 'vitest';
import { type Answers, elena, lists, luca, marta, piero, sara } from './answers.fixture.ts';
import { professional } from './line.ts';

const { nobody, change, refused, marked, sentences } = interview(professional, {
  today: '2026-11-21',
  lists,
});
const everybody = [
  ['a surgeon', elena],
  ['a physiotherapist', sara],
  ['a surveyor', piero],
  ['a lawyer', marta],
  ['a photographer', luca],
] as const;

describe('a request for professional liability', () => {
  it.each(everybody)(
    'a request for professional liability is valid when complete, for %s',
    (_, answers) => {
      expect(refused(answers)).toEqual([]);
    },
  );

  it('a request for professional liability accepts a private person or a company', () => {
    expect(professional.contractor.types).toEqual(['fisica', 'giuridica']);
  });

  it('a request for professional liability asks for no profession on page 1', () => {
    expect(professional.contractor.hides).toEqual(['professione']);
  });

  it('a request for professional liability has one page: the shared questions, the activity, the policy', () => {
    const [page, ...others] = professional.pages;
    expect(others).toEqual([]);
    expect(page?.title).toBe('La tua professione');
    expect(page?.fields).toEqual([
      'altriSinistri',
      'polizzaAttiva',
      'scadenzaPolizza',
      ...(professional.sections ?? []).flatMap(({ fields }) => fields),
    ]);
    expect(professional.sections?.map(({ title }) => title)).toEqual(['Attività', 'Polizza']);
  });

  it('a request for professional liability asks about claims of the last 5 years, in its own words', () => {
    expect(professional.texts?.altriSinistri?.(nobody)).toEqual({
      label: 'Hai avuto sinistri negli ultimi 5 anni?',
    });
  });
});

const before = [
  ['SINISTRI', 'Indicare se ci sono stati altri sinistri'],
  ['POLIZZA', 'Indicare se esiste una polizza attiva'],
];
const profession = ['PROFESSIONE', 'Selezionare un valore per il campo "Professione"'];
const firm = [
  ['SINGOLO', 'Dicci se è uno studio professionale'],
  ['FATTURATO_PRECEDENTE', "Scrivi il fatturato dell'anno scorso"],
  ['FATTURATO_ATTUALE', "Scrivi il fatturato previsto quest'anno"],
];
const after = [
  ['RETROATTIVITA', 'Scegli la retroattività'],
  ['TIPO_ASSICURAZIONE', 'Scegli il tipo di assicurazione'],
  ['DETTAGLIO_ATTIVITA', 'Descrivi la tua attività, da 3 a 100 caratteri'],
  ['RINNOVO', 'Dicci se è un rinnovo'],
  ['MASSIMALE', 'Scegli il massimale'],
  ['TUTELA_LEGALE', 'Dicci se vuoi la tutela legale'],
];
const heard = (answers: Partial<Answers>) =>
  refused({ ...nobody, ...answers }).map(({ code, error }) => [code, error]);

describe('an unanswered request reports, in the order of the checks', () => {
  it('an unanswered request gets an error at the area, but not at the questions that depend on it', () => {
    expect(heard({})).toEqual([...before, ['AREA', "Scegli l'area professionale"], ...after]);
  });

  it('an unanswered request in the medical area gets errors at regime, claims and health direction', () => {
    expect(heard({ area: 'medica' })).toEqual([
      ...before,
      profession,
      ['REGIME_MEDICO', 'Scegli il regime di lavoro'],
      ['RISARCIMENTI', 'Dicci se hai ricevuto richieste di risarcimento'],
      ['DIREZIONE_SANITARIA', 'Dicci se hai la direzione sanitaria'],
      ...after,
    ]);
  });

  it.each(['tecnica', 'legale'])(
    'an unanswered request in the area %s gets errors at the type of practice and both revenues',
    (area) => {
      expect(heard({ area })).toEqual([...before, profession, ...firm, ...after]);
    },
  );

  it('an unanswered request in another area gets an error at the profession', () => {
    expect(heard({ area: 'altraGenerica' })).toEqual([...before, profession, ...after]);
  });

  it.each([
    ['medica', 'medico'],
    ['tecnica', 'geometra'],
    ['legale', 'notaio'],
  ])(
    'an unanswered request gets an error at the specialisation if the profession has some: %s, %s',
    (area, professione) => {
      expect(heard({ area, professione })).toContainEqual([
        'SPECIALIZZAZIONE',
        'Scegli la specializzazione',
      ]);
    },
  );

  it.each([
    ['medica', 'fisioterapista'],
    ['altraGenerica', 'fotografo'],
  ])(
    'an unanswered request gets no error at the specialisation if the profession has none: %s, %s',
    (area, professione) => {
      const codes = heard({ area, professione }).map(([code]) => code);
      expect(codes).not.toContain('SPECIALIZZAZIONE');
      expect(codes).not.toContain('PROFESSIONE');
    },
  );

  it('an unanswered request for liability gets an error at other insurances', () => {
    expect(heard({ tipoAssicurazione: 'rcProfessionale' }).slice(-3)).toEqual([
      ['MASSIMALE', 'Scegli il massimale'],
      ['ALTRE_ASSICURAZIONI', 'Dicci se vuoi altre assicurazioni'],
      ['TUTELA_LEGALE', 'Dicci se vuoi la tutela legale'],
    ]);
  });

  it("an unanswered request shows 'Valore non valido' at each field", () => {
    expect(new Set(refused(nobody).map(({ invalid }) => invalid))).toEqual(
      new Set(['Valore non valido']),
    );
  });

  it('an unanswered request gets an error at the expiry date if a policy is active', () => {
    expect(sentences({ ...luca, scadenzaPolizza: null })).toEqual([
      'Inserire una data tra 21/11/2026 e 21/12/2026',
    ]);
  });
});

describe('the surgical activity', () => {
  it('the surgical activity is asked only for a medicoChirurgo', () => {
    expect(marked({ ...elena, attivita_chirurgica: null })).toEqual(['attivita_chirurgica']);
    expect(sentences({ ...elena, attivita_chirurgica: null })).toEqual([
      'Dicci se fai attività chirurgica',
    ]);
    const cardiologist = { ...elena, specializzazione: 'cardiologia', attivita_chirurgica: null };
    expect(refused(cardiologist)).toEqual([]);
  });

  it('another specialisation clears the surgical activity', () => {
    expect(change(elena, { specializzazione: 'cardiologia' })).toEqual({
      ...elena,
      specializzazione: 'cardiologia',
      attivita_chirurgica: null,
    });
  });
});

describe("a list's choice", () => {
  it.each([
    ['medica', 'odontoiatra', 'specializzazioneMedica'],
    ['tecnica', 'architetto', 'specializzazioneTecnica'],
    ['legale', 'avvocato', 'specializzazioneLegale'],
    ['medica', 'fisioterapista', null],
  ])(
    'the option list for the area %s and the profession %s is %s',
    (area, professione, specialisations) => {
      const answers = { ...nobody, area, professione };
      expect(professional.lists?.professione?.(answers)).toBe(`professions/${area}`);
      expect(professional.lists?.specializzazione?.(answers)).toBe(specialisations);
    },
  );

  it('a question has no option list before the area is known', () => {
    expect(professional.lists?.professione?.(nobody)).toBeNull();
    expect(professional.lists?.specializzazione?.(nobody)).toBeNull();
  });

  it('a question rejects options from the list of another area', () => {
    expect(marked({ ...elena, professione: 'fotografo' })).toEqual(['professione']);
    expect(marked({ ...piero, specializzazione: 'dirittoCivile' })).toEqual(['specializzazione']);
  });

  it('every question accepts only options of its list', () => {
    for (const answers of [elena, piero])
      for (const key of applicable(professional, answers)) {
        const kind = professional.fields[key].kind;
        if (kind === 'choice' && key !== 'area')
          expect(marked({ ...answers, [key]: 'luna' })).toContain(key);
      }
    expect(marked({ ...luca, area: 'luna' })).toContain('area');
  });
});

describe.each(['fatturato_precedente', 'fatturato_attuale'] as const)('the revenue %s', (key) => {
  it.each([0, 0.01, 1_250_000])('each revenue accepts at least 0: %d', (amount) => {
    expect(refused({ ...piero, [key]: amount })).toEqual([]);
  });

  it.each([null, -0.01])('each revenue rejects other values: %o', (amount) => {
    expect(marked({ ...marta, [key]: amount })).toEqual([key]);
  });
});

describe("the activity's detail", () => {
  it.each([3, 100])("the activity's detail accepts %i characters", (length) => {
    expect(refused({ ...luca, dettaglio_attivita: 'a'.repeat(length) })).toEqual([]);
  });

  it.each([0, 2, 101])("the activity's detail rejects %i characters", (length) => {
    expect(marked({ ...luca, dettaglio_attivita: 'a'.repeat(length) })).toEqual([
      'dettaglio_attivita',
    ]);
  });
});
