import { sharedMessages } from '../errors/shared-messages.ts';
import type { Fields } from './field.ts';
import type { ControlName } from './path.ts';
import type { Check, Table } from './table.ts';

/** An answer that is not right, and the words for it. */
export interface Failure {
  /** The key of the field in its table. */
  readonly field: string;
  /** The name of the native control to mark and focus. */
  readonly control: ControlName;
  /** The specification's error code. */
  readonly code: string;
  /** What stands at the field. */
  readonly invalid: string;
  /** What the summary and the error dialog say. */
  readonly error: string;
  readonly help?: string;
  /** Whether it is said on «Continua» only: who leaves the field for another may not be done with it. */
  readonly late?: boolean;
  /** The group it is wrong in, outermost, which the error dialog speaks of in its place. */
  readonly group?: Pick<Failure, 'code' | 'error'>;
  /** Of a saved record, which is chosen here and put right in its own form: what is wrong there. */
  readonly inside?: Pick<Failure, 'field' | 'control'>;
}

/** What is said where a rule over several answers does not hold: its own words, else those of the first it marks. */
export function checkWords<F extends Fields>(
  { fields }: Table<F>,
  rule: Check<F>,
): Pick<Failure, 'code' | 'error' | 'invalid' | 'help'> {
  const { marks, help } = rule;
  const first = fields[marks[0]];
  const { code = '', error = '', invalid = sharedMessages.VALORE } = { ...first, ...rule };
  return { code, error, invalid, ...(help && { help }) };
}
