import type { Table } from '@preventivo/core';
import { asked } from '../account/asked.ts';
import { newPassword, samePassword } from '../password/new-password.ts';

const fields = { ...asked, ...newPassword };

/** What the registration asks, besides the consents. */
export const registrationTable: Table<typeof fields> = { fields, checks: [samePassword] };
