/** Maximum age of an earlier request that counts as repeated, in milliseconds. */
const repeatWindowMs = 24 * 60 * 60 * 1000;

/**
 * Returns a key for a contractor: the VAT number of a company, or the name and birth date of a
 * person, or else the email. Returns null if all of them are missing.
 */
export function contractorKey(contractor: unknown): string | null {
  const read = (key: string): string => {
    const value: unknown = Object(contractor)[key];
    return typeof value === 'string' ? value.trim().toLowerCase().replaceAll(/\s+/g, ' ') : '';
  };
  const vat = read('pIva');
  if (vat) return `vat ${vat}`;
  const person = [read('nome'), read('cognome'), read('dataNascita')];
  if (person.every(Boolean)) return `person ${person.join(' ')}`;
  const email = read('email');
  return email ? `email ${email}` : null;
}

/** Returns the ISO time from which an earlier request counts as repeated. */
export const repeatedSince = (createdAt: string): string =>
  new Date(new Date(createdAt).getTime() - repeatWindowMs).toISOString();
