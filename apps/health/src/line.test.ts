import { interview } from '@preventivo/core/testing';
import { stepFromWire, stepToWire } from '@preventivo/core/wire';
import { describe, expect, it } from 'vitest';
import { ill, well } from './answers.fixture.ts';
import { health } from './line.ts';

const list = (...ids: readonly string[]) => ids.map((id) => ({ id, value: id }));
const lists = {
  soggetti: list('soloIo', 'famiglia'),
  reddito: list('28000_50000'),
  coperture: list('ricovero', 'odontoiatria'),
  situazioni: list('Nessuna', 'terapie_in_corso', 'gravidanza'),
  patologie: list('Nessuna', 'diabete', 'tiroide'),
};
const today = '2026-11-21';
const { nobody, change, refused, marked, sent, read } = interview(health, { today, lists });

/** A person with one untreated disease. */
const oneDisease = { ...ill, hasSituazioni: false, situazioni: [], patologie: ['tiroide'] };
const everybody = [
  ['who is well', well],
  ['who is not', ill],
  ['who has one disease', oneDisease],
] as const;

describe('a request for health', () => {
  it.each(everybody)(
    'a request for health insurance is valid when complete, for somebody %s',
    (_, answers) => {
      expect(refused(answers)).toEqual([]);
    },
  );

  it("a request for health insurance has four pages after the contractor's", () => {
    expect(health.pages.map(({ title, fields }) => [title, fields])).toEqual([
      [
        'Le persone da assicurare',
        ['altriSinistri', 'polizzaAttiva', 'scadenzaPolizza', 'soggetti'],
      ],
      ['Il tuo profilo', ['reddito', 'coperture']],
      ['La tua situazione', ['hasSituazioni', 'situazioni']],
      ['La tua salute', ['hasPatologie', 'patologie']],
    ]);
  });

  it('a request for health insurance accepts only a private person', () => {
    expect(health.contractor.types).toEqual(['fisica']);
  });

  it('a request for health insurance keeps its draft in the browser tab only, because the draft contains health data', () => {
    expect(health.draft).toBe('tab');
  });

  it('a request for health insurance hides health answers in the summary until the visitor reveals them', () => {
    expect(health.sensitive).toEqual(['hasSituazioni', 'situazioni', 'hasPatologie', 'patologie']);
  });

  it('a request for health insurance explains on the health pages why it asks', () => {
    expect(health.pages.map(({ why }) => why !== undefined)).toEqual([false, false, true, true]);
  });
});

describe('an unanswered request', () => {
  it('an unanswered request gets errors at subjects, income, coverages, situations and diseases, after the shared questions', () => {
    expect(refused(nobody).map(({ code, error }) => [code, error])).toEqual([
      ['SINISTRI', 'Indicare se ci sono stati altri sinistri'],
      ['POLIZZA', 'Indicare se esiste una polizza attiva'],
      ['SOGGETTI', 'Scegli chi vuoi assicurare'],
      ['REDDITO', 'Scegli il reddito familiare annuo'],
      ['COPERTURE', 'Scegli almeno una copertura'],
      ['SITUAZIONI', 'Dicci se ci sono situazioni da segnalare'],
      ['PATOLOGIE', 'Dicci se ci sono patologie da segnalare'],
    ]);
  });

  it('an unanswered request that says yes to situations and diseases gets errors at both lists', () => {
    expect(
      refused({ ...ill, situazioni: [], patologie: [] }).map(({ code, error }) => [code, error]),
    ).toEqual([
      ['SITUAZIONI', 'Scegli le situazioni da segnalare'],
      ['PATOLOGIE', 'Scegli le patologie da segnalare'],
    ]);
  });

  it("an unanswered request shows 'Valore non valido' at each field", () => {
    const invalid = refused(nobody).map((failure) => failure.invalid);
    expect(new Set(invalid)).toEqual(new Set(['Valore non valido']));
  });
});

describe.each([
  ['situations', 'hasSituazioni', 'situazioni', 'Health_Insurance_Diseases'],
  ['diseases', 'hasPatologie', 'patologie', 'Health_Insurance_Specific_Diseases'],
] as const)('the %s', (_, has, which, name) => {
  it("situations and diseases do not offer the option 'Nessuna'", () => {
    const offered = health.options?.[which]?.(lists[which], ill, today).map(({ id }) => id);
    expect(offered).not.toContain('Nessuna');
    expect(offered).toHaveLength(2);
    expect(marked({ ...ill, [which]: ['Nessuna'] })).toEqual([which]);
  });

  it("situations and diseases are sent as 'Nessuna' if there are none", () => {
    expect(sent(well)[name]).toBe('Nessuna|');
  });

  it.each(['Nessuna|', 'Nessuna'])(
    'situations and diseases accept %s as a value for none',
    (none) => {
      expect(read({ ...sent(well), [name]: none })).toEqual({ values: well, problems: [] });
    },
  );

  it('answering no to situations or diseases clears the selected options', () => {
    expect(change(ill, { [has]: false })[which]).toEqual([]);
  });

  it('selected situations or diseases are rejected if the answer to their question is no', () => {
    expect(read({ ...sent(well), [name]: sent(ill)[name] }).problems).toEqual([
      { key: name, reason: 'unasked' },
    ]);
  });
});

describe('the request body', () => {
  it('the request body uses the long names of the specification, with a pipe after each choice', () => {
    expect(sent(ill)).toEqual({
      sinistriPrecedenti: false,
      polizzaGiaAttiva: false,
      dataScadenza: null,
      Health_Insurance_Subjects: 'soloIo',
      Household_Income: '28000_50000',
      Health_Most_Important_Coverage_Reasons: 'ricovero|odontoiatria|',
      hasSituazioni: true,
      Health_Insurance_Diseases: 'terapie_in_corso|',
      hasPatologie: true,
      Health_Insurance_Specific_Diseases: 'diabete|tiroide|',
    });
    expect(sent(well)).toEqual({
      ...sent(ill),
      hasSituazioni: false,
      Health_Insurance_Diseases: 'Nessuna|',
      hasPatologie: false,
      Health_Insurance_Specific_Diseases: 'Nessuna|',
    });
  });

  it.each(everybody)(
    'parsing the request body returns the answers from which it was built, for somebody %s',
    (_, answers) => {
      expect(read(sent(answers))).toEqual({ values: answers, problems: [] });
    },
  );
});

describe('the page save', () => {
  const bodies = (answers: typeof nobody) =>
    health.pages.map((page) => stepToWire(health, page, answers));

  it('the save request is flat and contains only the names of its step', () => {
    expect(bodies(ill)).toEqual([
      {
        sinistriPrecedenti: false,
        polizzaGiaAttiva: false,
        dataScadenza: null,
        Health_Insurance_Subjects: 'soloIo',
      },
      {
        Household_Income: '28000_50000',
        Health_Most_Important_Coverage_Reasons: 'ricovero|odontoiatria|',
      },
      { Health_Insurance_Diseases: 'terapie_in_corso|' },
      { Health_Insurance_Specific_Diseases: 'diabete|tiroide|' },
    ]);
  });

  it('the save request contains the login state as isLoggedUser', () => {
    expect(new Set(health.pages.map(({ save }) => save?.logged))).toEqual(
      new Set(['isLoggedUser']),
    );
  });

  it.each(everybody)(
    'the server derives the answers that the save request omits, for somebody %s',
    (_, answers) => {
      const read = health.pages.map((page, index) =>
        stepFromWire(health, page, bodies(answers)[index] ?? {}),
      );
      expect(read.flatMap(({ problems }) => problems)).toEqual([]);
      expect(read[2]?.values).toMatchObject({ hasSituazioni: answers.hasSituazioni });
      expect(read[3]?.values).toMatchObject({ hasPatologie: answers.hasPatologie });
    },
  );
});
