import { isBoatRegistration, isCin, isEngineSerial, normalisePlate } from '@preventivo/italian';

/** What is said of a number that is right and looks odd. */
export const doubtSays = {
  number:
    'Controlla il numero: di solito è come GE1234D o ABCD1234D. Se è giusto, vai pure avanti.',
  cin: 'Controlla il CIN: di solito è come FR-AAAC9171G210. Se è giusto, vai pure avanti.',
  serial:
    'Controlla la matricola: di solito ha solo lettere, numeri e trattini. Se è giusta, vai pure avanti.',
};

/** What is written in the place of a registration that a boat does not have. */
const unregistered = 'NATANTE';

/** What is said of a registration that is none of the usual ones: it may be old, or of another country. */
export function doubtOfRegistration(text: string): string | undefined {
  return normalisePlate(text) === unregistered || isBoatRegistration(text)
    ? undefined
    : doubtSays.number;
}

/** What is said of a serial number with signs that are not usual, or that is almost the CIN of a hull. */
export function doubtOfSerial(text: string): string | undefined {
  const serial = text.trim();
  if (isCin(serial)) return undefined;
  if (/^[a-z]{2}-\w{10}/i.test(serial)) return doubtSays.cin;
  return isEngineSerial(serial) ? undefined : doubtSays.serial;
}
