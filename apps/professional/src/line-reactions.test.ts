import { initialValues } from '@preventivo/core';
import { interview } from '@preventivo/core/testing';
import { describe, expect, it } from 'vitest';
import { type Answers, elena, lists, luca, marta, piero, sara } from './answers.fixture.ts';
import { professional } from './line.ts';

const { change, refused, marked } = interview(professional, { today: '2026-11-21', lists });
const { altriSinistri, ...empty } = initialValues(professional);

const cleared = { professione: null, specializzazione: null, altre_assicurazioni: null };
const noMedicine = {
  regime_medico: null,
  risarcimenti: null,
  direzione_sanitaria: null,
  attivita_chirurgica: null,
};
const noFirm = { singolo: null, fatturato_precedente: null, fatturato_attuale: null };

describe('a change of the area', () => {
  it.each(['tecnica', 'legale', 'altraGenerica'])(
    'changing the area clears profession, specialisation, other insurances and medical answers: %s',
    (area) => {
      expect(change(elena, { area })).toEqual({ ...elena, ...cleared, ...noMedicine, area });
    },
  );

  it.each(['medica', 'altraGenerica'])(
    'changing the area clears the answers about the firm: %s',
    (area) => {
      expect(change(piero, { area })).toEqual({ ...piero, ...cleared, ...noFirm, area });
    },
  );

  it('changing the area keeps the answers about the firm if the new area also asks for them', () => {
    expect(change(piero, { area: 'legale' })).toEqual({ ...piero, ...cleared, area: 'legale' });
    expect(change(marta, { area: 'tecnica' })).toEqual({
      ...marta,
      ...cleared,
      area: 'tecnica',
      retroattivita: null,
    });
  });
});

describe('the first choice of the area', () => {
  it('the first choice of the area keeps earlier answers about the policy', () => {
    const untold = {
      ...luca,
      ...cleared,
      area: null,
      altre_assicurazioni: luca.altre_assicurazioni,
    };
    expect(change(untold, { area: 'altraGenerica' })).toEqual({
      ...untold,
      area: 'altraGenerica',
    });
  });
});

describe('a change of the profession', () => {
  it('changing the profession to one without specialisations clears the chosen specialisation', () => {
    expect(change(elena, { professione: 'fisioterapista' })).toEqual(sara);
    expect(change(sara, { professione: 'medico' }).specializzazione).toBeNull();
  });
});

describe("the retroactivity of a lawyer's policy", () => {
  const { professione, retroattivita, ...rest } = marta;
  const before = { ...rest, professione: null, retroattivita: null };
  const lawyer = change(before, { professione: 'avvocato' });
  const words = (answers: Answers) => professional.texts?.retroattivita?.(answers).hint;

  it('choosing the profession lawyer sets an unanswered retroactivity to unlimited, as the law requires', () => {
    expect(lawyer).toEqual(marta);
    expect(change(before, { professione: 'notaio' }).retroattivita).toBeNull();
  });

  it('a retroactivity set for a lawyer is announced, and explained at its question', () => {
    expect(professional.announcements?.retroattivita?.(lawyer, before)).toBe(
      'Retroattività: abbiamo scelto Illimitata.',
    );
    expect(words(lawyer)).toBe(
      'Copre fatti accaduti prima della polizza. Per gli avvocati è già scelta Illimitata, come chiede la legge: puoi cambiarla',
    );
  });

  it('a lawyer can change the retroactivity, and the hint then states what the law requires', () => {
    const other = change(lawyer, { retroattivita: 'nessuna' });
    expect(refused(other)).toEqual([]);
    expect(other.retroattivita).toBe('nessuna');
    expect(words(other)).toBe(
      'Copre fatti accaduti prima della polizza. Agli avvocati la legge chiede quella illimitata',
    );
  });

  it('choosing the profession lawyer keeps an earlier answer about retroactivity', () => {
    const answered = { ...before, retroattivita: 'nessuna' };
    expect(change(answered, { professione: 'avvocato' }).retroattivita).toBe('nessuna');
  });

  it('changing the profession clears a retroactivity that was set for a lawyer, and keeps any other', () => {
    expect(change(lawyer, { professione: 'notaio' }).retroattivita).toBeNull();
    expect(change(lawyer, { area: 'medica' }).retroattivita).toBeNull();
    const other = change(lawyer, { retroattivita: 'nessuna' });
    expect(change(other, { professione: 'notaio' }).retroattivita).toBe('nessuna');
    expect(change(piero, { professione: 'architetto' }).retroattivita).toBe('illimitata');
  });

  it('for other professions, the hint only explains what retroactivity is', () => {
    expect(words(luca)).toBe('Copre fatti accaduti prima della polizza');
    expect(professional.announcements?.retroattivita?.(luca, luca)).toBeNull();
  });
});

/** Returns the answers of a photographer with this answer about other insurances. */
const insured = (altre_assicurazioni: string) => change(luca, { altre_assicurazioni });

describe('the type of insurance', () => {
  it('the type of insurance tutelaLegale sets legal protection to true and clears other insurances', () => {
    expect(change(luca, { tipoAssicurazione: 'tutelaLegale' })).toEqual({
      ...luca,
      tipoAssicurazione: 'tutelaLegale',
      altre_assicurazioni: null,
      tutela_legale: true,
    });
  });

  it('deselecting tutelaLegale clears the answer about legal protection', () => {
    const protectedOnly = change(luca, { tipoAssicurazione: 'tutelaLegale' });
    for (const tipoAssicurazione of ['rcProfessionale', 'infortuni'])
      expect(change(protectedOnly, { tipoAssicurazione }).tutela_legale).toBeNull();
  });

  it('deselecting rcProfessionale clears other insurances and keeps the answer about legal protection', () => {
    expect(change(luca, { tipoAssicurazione: 'infortuni' })).toEqual({
      ...luca,
      tipoAssicurazione: 'infortuni',
      altre_assicurazioni: null,
    });
  });

  it('the question about other insurances is asked only if rcProfessionale is selected', () => {
    expect(marked({ ...luca, altre_assicurazioni: null })).toEqual(['altre_assicurazioni']);
    const injuries = change(luca, { tipoAssicurazione: 'infortuni' });
    expect(refused(injuries)).toEqual([]);
    expect(marked(change(injuries, { tipoAssicurazione: 'rcProfessionale' }))).toEqual([
      'altre_assicurazioni',
    ]);
  });
});

describe('other insurances', () => {
  it.each(['siRCPTutela', 'siRCPTutelaInfortuni'])(
    'the answer %s about other insurances sets legal protection to true',
    (others) => {
      expect(insured(others)).toEqual({
        ...luca,
        altre_assicurazioni: others,
        tutela_legale: true,
      });
    },
  );

  it('the answer noSoloRCP about other insurances sets legal protection to false', () => {
    expect(change({ ...luca, tutela_legale: true }, { altre_assicurazioni: 'noSoloRCP' })).toEqual({
      ...luca,
      altre_assicurazioni: 'noSoloRCP',
      tutela_legale: false,
    });
  });

  it('the answer siRCPInfortuni about other insurances allows either answer about legal protection', () => {
    for (const tutela_legale of [true, false])
      expect(refused({ ...luca, tutela_legale })).toEqual([]);
  });

  it('each change of other insurances updates legal protection', () => {
    expect(change(insured('noSoloRCP'), { altre_assicurazioni: 'siRCPTutela' }).tutela_legale).toBe(
      true,
    );
  });

  it.each<[string, Partial<Answers>]>([
    ['by another choice', { altre_assicurazioni: 'siRCPInfortuni' }],
    ['by another type', { tipoAssicurazione: 'infortuni' }],
    ['by another area', { area: 'legale' }],
  ])('a change of other insurances %s clears legal protection', (_, left) => {
    expect(change(insured('siRCPTutela'), left).tutela_legale).toBeNull();
  });
});

describe('legal protection set by another answer', () => {
  const words = (answers: Answers) => professional.lockedTo?.tutela_legale?.(answers)?.hint;

  it('if another answer sets legal protection, the form shows the reason', () => {
    expect(words(insured('siRCPTutela'))).toBe('Inclusa con la scelta fatta');
    expect(words(change(luca, { tipoAssicurazione: 'tutelaLegale' }))).toBe(
      'Inclusa con la scelta fatta',
    );
    expect(words(insured('noSoloRCP'))).toBe('Non inclusa con la scelta fatta');
    expect(words(luca)).toBeUndefined();
  });

  it('if another answer sets legal protection, a different value is rejected', () => {
    for (const others of ['siRCPTutela', 'siRCPTutelaInfortuni', 'noSoloRCP']) {
      const answers = insured(others);
      expect(refused(answers)).toEqual([]);
      expect(refused({ ...answers, tutela_legale: !answers.tutela_legale })).toMatchObject([
        { control: 'tutela_legale', code: 'TUTELA_LEGALE' },
      ]);
    }
  });
});

describe('the policy already active', () => {
  it('answering no to the active policy clears its expiry date', () => {
    expect(change(luca, { polizzaAttiva: false })).toEqual({
      ...luca,
      polizzaAttiva: false,
      scadenzaPolizza: null,
    });
  });
});

it('no question has a preselected answer', () => {
  expect(altriSinistri).toBeNull();
  for (const answer of Object.values(empty)) expect(answer ?? '').toBe('');
});
