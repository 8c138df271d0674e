import { isBoatRegistration, isCin, isEngineSerial, normalisePlate } from '@preventivo/italian';

/** Warnings about valid but unusual numbers. */
export const warningTexts = {
  number:
    'Controlla il numero: di solito è come GE1234D o ABCD1234D. Se è giusto, vai pure avanti.',
  cin: 'Controlla il CIN: di solito è come FR-AAAC9171G210. Se è giusto, vai pure avanti.',
  serial:
    'Controlla la matricola: di solito ha solo lettere, numeri e trattini. Se è giusta, vai pure avanti.',
};

/** The text that a visitor types for a boat without a registration number. */
const unregistered = 'NATANTE';

/** Returns a warning about an unusual registration number, which may be old or foreign. */
export function warningAboutRegistration(text: string): string | undefined {
  return normalisePlate(text) === unregistered || isBoatRegistration(text)
    ? undefined
    : warningTexts.number;
}

/**
 * Returns a warning about a serial number with unusual characters. Also warns about a text that starts like the
 * identification number of a hull (CIN) but is no valid CIN.
 */
export function warningAboutSerial(text: string): string | undefined {
  const serial = text.trim();
  if (isCin(serial)) return undefined;
  if (/^[a-z]{2}-\w{10}/i.test(serial)) return warningTexts.cin;
  return isEngineSerial(serial) ? undefined : warningTexts.serial;
}
