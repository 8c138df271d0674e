import { type CompanyContractor, emptyContractor, type Line } from '@preventivo/core';
import { giulia } from './giulia.fixture.ts';
import { outing } from './outing.fixture.ts';

/** The day out, for companies as well. */
export const companyOuting: Line = {
  ...outing,
  contractor: { types: ['fisica', 'giuridica'] },
};

/** Rossi & Figli of Milan, for which Giulia asks. */
export const rossiAsks: CompanyContractor = {
  ...emptyContractor(['giuridica']),
  azienda: {
    nomeAzienda: 'Rossi & Figli',
    pIva: 'IT 12345678903',
    ragioneSociale: 'Rossi & Figli S.r.l.',
    indirizzoResidenza_SedeLegale: giulia.indirizzoResidenza_SedeLegale,
    nome: 'Giulia',
    cognome: 'Ferri',
    email: 'g.ferri@rossi.example',
    cellulare: '+39 333 1234567',
  },
};
