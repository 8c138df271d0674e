import { initialValues } from '@preventivo/core';
import { interview } from '@preventivo/core/testing';
import { describe, expect, it } from 'vitest';
import { professional } from './line.ts';
import { type Answers, elena, lists, luca, marta, piero, sara } from './professionals.fixture.ts';

const { change, refused, marked } = interview(professional, { today: '2026-11-21', lists });
const { altriSinistri, ...empty } = initialValues(professional);

/** What another area leaves empty: what was said of the profession and of other insurances. */
const anew = { professione: null, specializzazione: null, altre_assicurazioni: null };
const noMedicine = {
  regime_medico: null,
  risarcimenti: null,
  direzione_sanitaria: null,
  attivita_chirurgica: null,
};
const noFirm = { singolo: null, fatturato_precedente: null, fatturato_attuale: null };

describe('another area', () => {
  it.each(['tecnica', 'legale', 'altraGenerica'])(
    'clears profession, specialisation, other insurances and what is medical: %s',
    (area) => {
      expect(change(elena, { area })).toEqual({ ...elena, ...anew, ...noMedicine, area });
    },
  );

  it.each(['medica', 'altraGenerica'])('clears what is of a firm: %s', (area) => {
    expect(change(piero, { area })).toEqual({ ...piero, ...anew, ...noFirm, area });
  });

  it('keeps what is of a firm where that is asked as well', () => {
    expect(change(piero, { area: 'legale' })).toEqual({ ...piero, ...anew, area: 'legale' });
    expect(change(marta, { area: 'tecnica' })).toEqual({
      ...marta,
      ...anew,
      area: 'tecnica',
      retroattivita: null,
    });
  });
});

describe('the first area', () => {
  it('leaves what was answered of the policy before it', () => {
    const untold = { ...luca, ...anew, area: null, altre_assicurazioni: luca.altre_assicurazioni };
    expect(change(untold, { area: 'altraGenerica' })).toEqual({
      ...untold,
      area: 'altraGenerica',
    });
  });
});

describe('another profession', () => {
  it('without specialisations clears the one that was chosen', () => {
    expect(change(elena, { professione: 'fisioterapista' })).toEqual(sara);
    expect(change(sara, { professione: 'medico' }).specializzazione).toBeNull();
  });
});

describe('the retroactivity of a lawyer', () => {
  const { professione, retroattivita, ...rest } = marta;
  const before = { ...rest, professione: null, retroattivita: null };
  const lawyer = change(before, { professione: 'avvocato' });
  const words = (answers: Answers) => professional.texts?.retroattivita?.(answers).hint;

  it('is chosen with the profession, where none was: unlimited, as the law asks', () => {
    expect(lawyer).toEqual(marta);
    expect(change(before, { professione: 'notaio' }).retroattivita).toBeNull();
  });

  it('is said aloud, and where it stands', () => {
    expect(professional.tells?.retroattivita?.(lawyer, before)).toBe(
      'Retroattività: abbiamo scelto Illimitata.',
    );
    expect(words(lawyer)).toBe(
      'Copre fatti accaduti prima della polizza. Per gli avvocati è già scelta Illimitata, come chiede la legge: puoi cambiarla',
    );
  });

  it('may be changed, and then says what the law asks', () => {
    const other = change(lawyer, { retroattivita: 'nessuna' });
    expect(refused(other)).toEqual([]);
    expect(other.retroattivita).toBe('nessuna');
    expect(words(other)).toBe(
      'Copre fatti accaduti prima della polizza. Agli avvocati la legge chiede quella illimitata',
    );
  });

  it('stays as it was answered before the profession', () => {
    const answered = { ...before, retroattivita: 'nessuna' };
    expect(change(answered, { professione: 'avvocato' }).retroattivita).toBe('nessuna');
  });

  it('goes with the profession that brought it, and with no other', () => {
    expect(change(lawyer, { professione: 'notaio' }).retroattivita).toBeNull();
    expect(change(lawyer, { area: 'medica' }).retroattivita).toBeNull();
    const other = change(lawyer, { retroattivita: 'nessuna' });
    expect(change(other, { professione: 'notaio' }).retroattivita).toBe('nessuna');
    expect(change(piero, { professione: 'architetto' }).retroattivita).toBe('illimitata');
  });

  it('of anybody else is only explained', () => {
    expect(words(luca)).toBe('Copre fatti accaduti prima della polizza');
    expect(professional.tells?.retroattivita?.(luca, luca)).toBeNull();
  });
});

/** A photographer with other insurances than his own. */
const insured = (altre_assicurazioni: string) => change(luca, { altre_assicurazioni });

describe('the type of insurance', () => {
  it('tutelaLegale forces legal protection, and clears other insurances', () => {
    expect(change(luca, { tipoAssicurazione: 'tutelaLegale' })).toEqual({
      ...luca,
      tipoAssicurazione: 'tutelaLegale',
      altre_assicurazioni: null,
      tutela_legale: true,
    });
  });

  it('clears legal protection when tutelaLegale is left', () => {
    const protectedOnly = change(luca, { tipoAssicurazione: 'tutelaLegale' });
    for (const tipoAssicurazione of ['rcProfessionale', 'infortuni'])
      expect(change(protectedOnly, { tipoAssicurazione }).tutela_legale).toBeNull();
  });

  it('clears other insurances when rcProfessionale is left, and keeps an answer about legal protection', () => {
    expect(change(luca, { tipoAssicurazione: 'infortuni' })).toEqual({
      ...luca,
      tipoAssicurazione: 'infortuni',
      altre_assicurazioni: null,
    });
  });

  it('asks for other insurances with rcProfessionale only', () => {
    expect(marked({ ...luca, altre_assicurazioni: null })).toEqual(['altre_assicurazioni']);
    const injuries = change(luca, { tipoAssicurazione: 'infortuni' });
    expect(refused(injuries)).toEqual([]);
    expect(marked(change(injuries, { tipoAssicurazione: 'rcProfessionale' }))).toEqual([
      'altre_assicurazioni',
    ]);
  });
});

describe('other insurances', () => {
  it.each(['siRCPTutela', 'siRCPTutelaInfortuni'])('of %s set legal protection true', (others) => {
    expect(insured(others)).toEqual({ ...luca, altre_assicurazioni: others, tutela_legale: true });
  });

  it('of noSoloRCP set it false', () => {
    expect(change({ ...luca, tutela_legale: true }, { altre_assicurazioni: 'noSoloRCP' })).toEqual({
      ...luca,
      altre_assicurazioni: 'noSoloRCP',
      tutela_legale: false,
    });
  });

  it('of siRCPInfortuni leave it to who asks', () => {
    for (const tutela_legale of [true, false])
      expect(refused({ ...luca, tutela_legale })).toEqual([]);
  });

  it('are followed by legal protection at each change', () => {
    expect(change(insured('noSoloRCP'), { altre_assicurazioni: 'siRCPTutela' }).tutela_legale).toBe(
      true,
    );
  });

  it.each<[string, Partial<Answers>]>([
    ['by another choice', { altre_assicurazioni: 'siRCPInfortuni' }],
    ['by another type', { tipoAssicurazione: 'infortuni' }],
    ['by another area', { area: 'legale' }],
  ])('that are left %s leave legal protection to be asked anew', (_, left) => {
    expect(change(insured('siRCPTutela'), left).tutela_legale).toBeNull();
  });
});

describe('legal protection that others decide', () => {
  const words = (answers: Answers) => professional.lockedTo?.tutela_legale?.(answers)?.hint;

  it('is shown with why', () => {
    expect(words(insured('siRCPTutela'))).toBe('Inclusa con la scelta fatta');
    expect(words(change(luca, { tipoAssicurazione: 'tutelaLegale' }))).toBe(
      'Inclusa con la scelta fatta',
    );
    expect(words(insured('noSoloRCP'))).toBe('Non inclusa con la scelta fatta');
    expect(words(luca)).toBeUndefined();
  });

  it('is refused where it says otherwise', () => {
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
  it('that there is none after all clears the expiry', () => {
    expect(change(luca, { polizzaAttiva: false })).toEqual({
      ...luca,
      polizzaAttiva: false,
      scadenzaPolizza: null,
    });
  });
});

it('nothing is answered beforehand', () => {
  expect(altriSinistri).toBeNull();
  for (const answer of Object.values(empty)) expect(answer ?? '').toBe('');
});
