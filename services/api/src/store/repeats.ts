/**
 * How long a request of the same contractor for the same line counts as a repeat, in milliseconds.
 */
const repeatWindowMs = 24 * 60 * 60 * 1000;

/**
 * Returns a key for a contractor: the VAT number of a company, the name and birth date of a person,
 * else the email. Returns null without any of these.
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
