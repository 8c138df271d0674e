import { lines } from '@preventivo/api/lines';
import type { Contractor, Line, PersonContractor } from '@preventivo/core';
import { giulia, giuliaAsks, rossiAsks } from '@preventivo/fixtures/people';
import { formsOf } from './forms-of.ts';
import { refusingApi } from './refusing-api.ts';
import { savedContractor } from './saved-contractor.ts';
import { type Visit, visit } from './visit.tsx';
import type { Walked } from './walked.ts';

interface Asker {
  readonly who: string;
  readonly line: string;
  /** The answers of page 1. For a logged-in user, the type of the saved record to select. */
  readonly contractor: Contractor | 'fisica' | 'giuridica';
  /** Whether the server also rejects the quote request on the last page. @defaultValue false */
  readonly sends?: boolean;
}

const key = 'indirizzoResidenza_SedeLegale';
const home = { ...giulia[key], is_manual_address: false };
const found = { ...giuliaAsks, persona: { ...giulia, [key]: home } };

/** The ways to complete page 1, for each contractor type: typed by hand, or selected from the saved records. */
export const askers: readonly Asker[] = [
  { who: 'by hand', line: 'bicycle', contractor: giuliaAsks, sends: true },
  { who: 'by hand, address found', line: 'bicycle', contractor: found },
  {
    who: 'by hand, born abroad',
    line: 'bicycle',
    contractor: bornAbroad(giuliaAsks),
  },
  { who: 'by hand, of either type', line: 'professional', contractor: giuliaAsks },
  { who: 'company', line: 'smartphone', contractor: rossiAsks },
  {
    who: 'company, address found',
    line: 'smartphone',
    contractor: { ...rossiAsks, azienda: { ...rossiAsks.azienda, [key]: home } },
  },
  { who: 'saved person', line: 'bicycle', contractor: 'fisica', sends: true },
  { who: 'saved person, of either type', line: 'smartphone', contractor: 'fisica' },
  { who: 'saved company', line: 'smartphone', contractor: 'giuridica' },
];

function bornAbroad(contractor: PersonContractor): PersonContractor {
  const born = { natoInItalia: false, stato_nascita: '29', comune_nascita: '' };
  return { ...contractor, persona: { ...giulia, ...born } };
}

/** All error codes about a contractor (docs/rules/contractor.md#codes), and error codes that belong to no field. */
const codes = [
  'TIPO_PERSONA SELECTION NAME SURNAME GENDER BIRTHDATE BORN_IN_ITALY COUNTRY_OF_BIRTH CITY_OF_BIRTH',
  'COMPANY_NAME COMPANY_VAT COMPANY_LEGAL_NAME',
  'ADDRESS ADDRESS_NOT_FOUND CITY ZIP STREET STREET_NUMBER EMAIL PHONE PROFESSION',
].flatMap((row) => row.split(' ').map((name) => `CONTRACTOR_${name}`));
export const allCodes = [...codes, 'PROFESSIONE', 'CONTRACTOR', 'MAI_VISTO'];

/** Rejects page 1 and the quote request with each error code. */
export async function walkPage1(asker: Asker): Promise<readonly Walked[]> {
  const line = lines[asker.line];
  if (!line) throw new Error(`there is no line '${asker.line}'`);
  const walked = await whenChecked(line, asker);
  return asker.sends ? [...walked, ...(await whenSent(line, asker))] : walked;
}

async function whenChecked(line: Line, asker: Asker): Promise<readonly Walked[]> {
  const page = await onPage(1, line, asker);
  const walked: Walked[] = [];
  for (const code of allCodes)
    walked.push({ code, who: asker.who, outcome: await page.refused('contractor', { code }) });
  return walked;
}

async function whenSent(line: Line, asker: Asker): Promise<readonly Walked[]> {
  const page = await onPage(line.pages.length + 1, line, asker);
  const walked: Walked[] = [];
  for (const code of allCodes) {
    const outcome = await page.refused('submit', { code });
    walked.push({ code, who: asker.who, sending: true, outcome });
    if (page.isFirst()) await page.goOn();
  }
  return walked;
}

async function onPage(page: number, line: Line, { contractor: given }: Asker): Promise<Visit> {
  const isSaved = typeof given === 'string';
  const api = refusingApi(line.id, isSaved);
  const contractor = isSaved ? await savedContractor(api, given) : given;
  const [{ values: product }] = formsOf(line);
  return visit({
    line,
    widgets: {},
    before: { page, contractor, product },
    api,
  });
}
