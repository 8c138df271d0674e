import { type Company, type CompanyContractor, emptyContractor } from '@preventivo/core';
import { giulia } from './giulia.ts';

/** Rossi & Figli, a joinery of Milan, for which Giulia answers. */
export const rossi: Company = {
  nomeAzienda: 'Rossi & Figli',
  pIva: '12345678903',
  ragioneSociale: 'Falegnameria Rossi & Figli S.r.l.',
  indirizzoResidenza_SedeLegale: giulia.indirizzoResidenza_SedeLegale,
  nome: 'Giulia',
  cognome: 'Ferri',
  email: 'giulia.ferri@rossi.example',
  cellulare: '333 1234567',
};

/** The joinery as the contractor of a line. */
export const rossiAsks: CompanyContractor = { ...emptyContractor(['giuridica']), azienda: rossi };
