import { interview } from '@preventivo/core/testing';
import { stepFromWire, stepToWire } from '@preventivo/core/wire';
import { describe, expect, it } from 'vitest';
import { type Answers, elena, lists, luca, marta, piero, sara } from './answers.fixture.ts';
import { professional } from './line.ts';

const { sent, read } = interview(professional, { today: '2026-11-21', lists });
const [page] = professional.pages;
const saved = (answers: Answers) => (page ? stepToWire(professional, page, answers) : {});
const insurance = {
  sinistriPrecedenti: false,
  polizzaGiaAttiva: true,
  dataScadenza: '2026-12-05',
  retroattivita: 'illimitata',
  tipoAssicurazione: 'rcProfessionale',
  dettaglio_attivita: 'Studio in centro, aperto dal 2011',
  rinnovo: false,
  massimale: '1000000',
  altre_assicurazioni: 'siRCPInfortuni',
  tutela_legale: false,
};
const notMedical = {
  regime_medico: null,
  risarcimenti: null,
  direzione_sanitaria: null,
  attivita_chirurgica: null,
};
const ofNoFirm = { singolo: null, fatturato_precedente: null, fatturato_attuale: null };

describe('the request body', () => {
  it('the request body for a surgeon contains the medical answers, and no answers about a firm', () => {
    expect(sent(elena)).toEqual({
      ...insurance,
      ...ofNoFirm,
      area: 'medica',
      professione: 'medico',
      specializzazione: 'medicoChirurgo',
      regime_medico: 'liberoProfessionista',
      risarcimenti: 'nessuna',
      direzione_sanitaria: 'no',
      attivita_chirurgica: 'ambulatoriale',
    });
  });

  it('the request body for a lawyer contains the firm (singolo true) and its revenues as numbers', () => {
    expect(sent(marta)).toEqual({
      ...insurance,
      ...notMedical,
      area: 'legale',
      professione: 'avvocato',
      specializzazione: 'dirittoCivile',
      singolo: true,
      fatturato_precedente: 310_000,
      fatturato_attuale: 0,
    });
  });

  it('the request body for a surveyor who works alone contains revenues with cents', () => {
    expect(sent(piero)).toEqual({
      ...insurance,
      ...notMedical,
      area: 'tecnica',
      professione: 'geometra',
      specializzazione: 'interni',
      singolo: false,
      fatturato_precedente: 42_000,
      fatturato_attuale: 45_000.5,
    });
  });

  it('the request body for a physiotherapist contains a null specialisation', () => {
    expect(sent(sara)).toEqual({
      ...sent(elena),
      professione: 'fisioterapista',
      specializzazione: null,
      attivita_chirurgica: null,
    });
    expect(saved(sara)).toMatchObject({ specificData: { specializzazione: null } });
  });

  it('the request body for a photographer contains no specialisation', () => {
    expect(sent(luca)).toEqual({
      ...insurance,
      ...notMedical,
      ...ofNoFirm,
      area: 'altraGenerica',
      professione: 'fotografo',
      specializzazione: null,
    });
  });

  it('the request body omits other insurances if they do not apply', () => {
    const injuries = { ...luca, tipoAssicurazione: 'infortuni', altre_assicurazioni: null };
    expect(sent(injuries).altre_assicurazioni).toBeNull();
  });

  it('parsing the request body returns the answers from which it was built', () => {
    for (const answers of [elena, sara, piero, marta, luca])
      expect(read(sent(answers))).toEqual({ values: answers, problems: [] });
  });

  it('the request body is rejected if it contains answers that the form does not ask for', () => {
    expect(read({ ...sent(elena), singolo: true }).problems).toEqual([
      { key: 'singolo', reason: 'unasked' },
    ]);
  });
});

describe('the page save', () => {
  it('the save request also contains professione next to the answers', () => {
    expect(saved(piero)).toEqual({ specificData: sent(piero), professione: 'geometra' });
  });

  it('the save request can be parsed if both its values of professione are equal', () => {
    if (!page) throw new Error('there is no page');
    expect(stepFromWire(professional, page, saved(piero))).toEqual({
      values: piero,
      problems: [],
    });
    const lie = { ...saved(piero), professione: 'architetto' };
    expect(stepFromWire(professional, page, lie).problems).toEqual([
      { key: 'professione', reason: 'wrong' },
    ]);
  });
});
