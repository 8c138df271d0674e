import { noConsents } from '@preventivo/core/consents';
import { addDays } from '@preventivo/core/dates';
import { sentGiulia, sentRossi } from '@preventivo/core/testing';
import { privacyToWire } from '@preventivo/core/wire';

// Who asks. Invented; every address ends with example.org, which belongs to nobody.

const email = 'conformita@example.org';

/** Giulia Ferri, an architect of Milan. */
export const contractor = { ...sentGiulia, email };
/** Rossi & Figli of Milan. */
export const company = { ...sentRossi, email };

const mandatory = { ...noConsents, ivass: true, cgu: true, generale: true };

/** The privacy part of a request. @param variant whether who sends it is logged in */
export const privacy = (
  today: string,
  variant: 'anonymous' | 'logged' = 'anonymous',
  consents: Partial<typeof noConsents> = mandatory,
) =>
  privacyToWire({
    consents: { ...noConsents, ...consents },
    openedAt: `${addDays(today, -1)}T09:58:00.000Z`,
    email,
    telefono: contractor.telefono,
    convenzione: 1,
    variant,
  });

export const password = 'Girasole7!';

/** Somebody who registers. */
export const newcomer = (address: string, today: string) => ({
  email: address,
  phone: '+39 347 111 2233',
  name: 'Marco',
  surname: 'Bianchi',
  password,
  privacy: privacy(today).flags,
});
