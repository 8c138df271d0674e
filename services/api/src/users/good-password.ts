import { isPassword } from '@preventivo/core/italian';
import { isCommonPassword } from './common-password.ts';

/** Whether an account may have this password: as the specification wants it, and not one that is tried first. */
export const isGoodPassword = async (password: string): Promise<boolean> =>
  isPassword(password) && !(await isCommonPassword(password));
