import { noConsents } from '@preventivo/core/consents';
import { addDays } from '@preventivo/core/dates';
import { sentGiulia, sentRossi } from '@preventivo/core/testing';
import { privacyToWire } from '@preventivo/core/wire';

// Invented test users. Their emails have the reserved domain example.org.

const email = 'conformita@example.org';

export const contractor = { ...sentGiulia, email };
export const company = { ...sentRossi, email };

const mandatory = { ...noConsents, ivass: true, cgu: true, generale: true };

/**
 * Returns the consents of a quote request.
 * @param variant whether the sender is logged in
 */
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

export const newcomer = (address: string, today: string) => ({
  email: address,
  phone: '+39 347 111 2233',
  name: 'Marco',
  surname: 'Bianchi',
  password,
  privacy: privacy(today).flags,
});
