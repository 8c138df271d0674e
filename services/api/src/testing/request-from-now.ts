import { addDays, today } from '@preventivo/core/dates';
import { submission, trip } from './giulia.ts';

/** What Giulia sends to a server whose clock nobody holds: her trip begins in three days. */
export function requestFromNow() {
  const [data_inizio, data_fine] = [addDays(today(), 3), addDays(today(), 10)];
  return { ...submission, specificData: { ...trip, data_inizio, data_fine } };
}
