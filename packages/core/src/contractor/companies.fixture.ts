import { initialValues } from '../line/initial-values.ts';
import { type Company, company } from './company.ts';
import { type CompanyContractor, emptyContractor, type PersonContractor } from './contractor.ts';
import { giulia } from './people.fixture.ts';

/** Rossi & Figli of Milan, for which Giulia Ferri answers. */
export const rossi: Company = {
  ...initialValues(company),
  nomeAzienda: 'Rossi & Figli',
  pIva: 'IT 123 456 789 03',
  ragioneSociale: 'Rossi & Figli S.r.l.',
  indirizzoResidenza_SedeLegale: giulia.indirizzoResidenza_SedeLegale,
  nome: 'Giulia',
  cognome: 'Ferri',
  email: 'g.ferri@rossi.example',
  cellulare: '+39 333 123 4567',
};

/** The company that asks for a quote. */
export const rossiAsks: CompanyContractor = { ...emptyContractor(['giuridica']), azienda: rossi };
/** The person who asks for herself. */
export const giuliaAsks: PersonContractor = { ...emptyContractor(['fisica']), persona: giulia };
