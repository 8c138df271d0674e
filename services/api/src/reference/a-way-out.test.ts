import {
  type ChoiceField,
  type ChoicesField,
  type Field,
  isGroup,
  isItems,
  type Line,
  type Table,
} from '@preventivo/core';
import { describe, expect, it } from 'vitest';
import { lines } from '../process/lines.ts';
import { data } from '../testing/test-api.ts';
import { createReference } from './reference.ts';

const reference = createReference(data);

/** Lists without a fallback option, and the reason why they cover everyone. */
const fitsEverybody: Readonly<Record<string, string>> = {
  mesi: 'all twelve',
  stati: 'all there are, those that ended too',
  fascia_prezzo: 'bands without a gap',
  devicePurchasePrice: 'bands without a gap',
  anno_costruzione: 'bands without a gap',
  anzianitaPrimaClasse: 'years without a gap',
  etaAssicurativa: 'years without a gap',
  etaConducentePiuGiovane: 'ages without a gap',
  numeroIncidenti: 'numbers without a gap',
  tipoNumeroFigli: 'numbers without a gap',
  tipoDurata: 'days without a gap',
  retroattivita: 'none, unlimited, and years between which one rounds up',
  risarcimenti: 'numbers without a gap',
  stato_abitazione: 'degrees without a gap',
  tipoDestinazione: 'the world is one of them',
  responsabilita: 'shares without a gap',
  Boat_Category: 'the whole boat, or its engine',
  tipoViaggio: 'one journey, or a year of them',
  tipoPersona: 'numbers of people, which the specification fixes',
  tipoCopertura: 'what a journey can be insured for',
  tipoSpecificoVeicolo: 'the two vehicles that are insured here, which the specification fixes',
  statoAssicurativoId: 'insured before or not, new or not',
  tipoVeicoloEreditaCu: 'the four kinds of plate, which the specification fixes',
  alimentazione: 'all that such vehicles are sold with',
  marce: 'with or without',
  direzione_sanitaria: 'yes or no, and where',
  attivita_chirurgica: 'none, or how much',
  tipoAssicurazione: 'what is on offer',
  altreAssicurazioni: 'what is on offer, or none',
  reddito: 'bands without a gap, and whoever will not say',
  tipoEreditaCu: 'no, or of whose vehicle',
};

/** Whether an option is a fallback: 'another', 'abroad' or 'unknown'. */
const isWayOut = ({ id, value }: { readonly id: string; readonly value: string }) =>
  /^altro$|^estero$/.test(id) || /^Altr[aio]\b|^Non so$|, Altro$|altra persona$/.test(value);

const isListed = (field: Field): field is ChoiceField | ChoicesField =>
  field.kind === 'choice' || field.kind === 'choices';

/** Returns the lists of a table, including those in groups and items. */
function listsIn({ fields }: Table): readonly string[] {
  return Object.values(fields).flatMap(listsOf);
}

function listsOf(field: Field): readonly string[] {
  if (isListed(field)) return 'known' in field && field.known ? [] : [field.list];
  if (isGroup(field)) return listsIn(field.table);
  return isItems(field) ? listsOf(field.item) : [];
}

/**
 * Returns the name of the list. If a rule selects the list of a question, returns the names of all
 * lists that the rule may select.
 */
function chosenFrom(list: string, line: string): readonly string[] {
  const named = (start: string) =>
    Object.keys(reference.listsOf(line)).filter((name) => name.startsWith(start));
  if (list === 'professione' && line === 'professional') return named('professions/');
  return list.startsWith('specializzazione') ? named('specializzazione') : [list];
}

const offeredBy = (line: Line) => listsIn(line).flatMap((list) => chosenFrom(list, line.id));

describe.each(Object.values(lines))('every list of the line $id', (line) => {
  const known = reference.listsOf(line.id);
  const offered = offeredBy(line);

  it('every list has a fallback option or covers everyone', () => {
    const without = offered.filter(
      (list) => !(list in fitsEverybody) && !(known[list] ?? []).some(isWayOut),
    );
    expect(without).toEqual([]);
  });

  it('every list exists in the reference data', () => {
    expect(offered.filter((list) => !known[list]?.length)).toEqual([]);
  });
});

it('the test exempts no list that is unused or has a fallback option', () => {
  const all = Object.values(lines).flatMap((line) =>
    offeredBy(line).map((list) => [list, reference.listsOf(line.id)[list] ?? []] as const),
  );
  const excused = Object.keys(fitsEverybody).filter((name) =>
    all.every(([list, options]) => list !== name || options.some(isWayOut)),
  );
  expect(excused).toEqual([]);
});
