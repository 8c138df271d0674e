import { type LeadEvent, textIn } from './event.ts';

/** The maximum lengths of Salesforce's standard fields, in UTF-16 code units. */
export const leadLimits = {
  FirstName: 40,
  LastName: 80,
  Company: 255,
  Email: 80,
  Phone: 40,
  Street: 255,
  PostalCode: 20,
  City: 40,
  Description: 32_000,
} as const;

type Field = keyof typeof leadLimits;

/** The custom field with the whole event: a long text area of 131,072 characters. */
export const eventField = 'Preventivo_Event__c';
export const eventLimit = 131_072;

/** The custom field with the channel that the visitor has chosen. */
export const recallField = 'Preventivo_Recall__c';

/** The fields of a lead. A field without a value is missing, so that an update keeps its stored value. */
export type Lead = Readonly<Record<string, string>>;

/**
 * Returns the start of a text that fits into a field. Never cuts a character in two, even if the field counts code
 * units.
 */
export function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  let end = 0;
  for (const character of text) {
    if (end + character.length > limit) break;
    end += character.length;
  }
  return text.slice(0, end).trimEnd();
}

/**
 * Returns the lead of an event. A value that is too long is cut in its field and complete in the description. An
 * email or a telephone number would be wrong after a cut, so a long one is only in the description.
 */
export function leadOf(event: LeadEvent): Lead {
  const values = valuesOf(event);
  const long = Object.entries(values).filter(([field, text]) => text.length > limitOf(field));
  const short = Object.entries(values).flatMap(([field, text]) => {
    const isWhole = field === 'Email' || field === 'Phone';
    const fits = text.length <= limitOf(field);
    return text !== '' && (fits || !isWhole) ? [[field, cut(text, limitOf(field))]] : [];
  });
  return {
    ...Object.fromEntries(short),
    LeadSource: 'Web',
    // The event without `recall` may arrive later. It must not remove the stored channel.
    ...(event.recall && { [recallField]: event.recall.channel }),
    Description: cut(descriptionOf(event, long), leadLimits.Description),
    [eventField]: cut(JSON.stringify(event), eventLimit),
  };
}

const limitOf = (field: string) => leadLimits[field as Field];

function valuesOf({
  contractor,
}: LeadEvent): Readonly<Record<Exclude<Field, 'Description'>, string>> {
  const [first, last] = [textIn(contractor, 'nome'), textIn(contractor, 'cognome')];
  const company = textIn(contractor, 'ragionSociale') || textIn(contractor, 'nomeAzienda');
  return {
    FirstName: first,
    // Salesforce requires both fields.
    LastName: last || company || 'Sconosciuto',
    Company: company || `${first} ${last}`.trim() || 'Sconosciuto',
    Email: textIn(contractor, 'email'),
    Phone: textIn(contractor, 'telefono'),
    ...addressOf(textIn(contractor, 'indirizzoResidenza_SedeLegale')),
  };
}

/** Splits 'VIA ROMA, 1, 20121 MILANO, ITALIA'. Returns a text of another format as the street. */
function addressOf(address: string) {
  const [, street, zip, city] = /^(.+), (\d{5}) (.+), ITALIA$/.exec(address) ?? [];
  return { Street: street ?? address, PostalCode: zip ?? '', City: city ?? '' };
}

function descriptionOf(event: LeadEvent, long: readonly (readonly [string, string])[]): string {
  const { code, line, source } = event;
  return [
    `Preventivo ${code}: ${line}`,
    ...Object.entries(source ?? {}).map(([key, text]) => `${key}: ${text}`),
    ...long.map(([field, text]) => `${field}: ${text}`),
  ].join('\n');
}
