import { sharedMessages } from '../errors/shared-messages.ts';
import type { Fields } from './field.ts';
import type { ControlName } from './path.ts';
import type { Check, Table } from './table.ts';

/** A missing or invalid answer, with its messages. */
export interface Failure {
  /** The key of the field in its table. */
  readonly field: string;
  /** The name of the native control to mark and focus. */
  readonly control: ControlName;
  /** The error code of the specification. */
  readonly code: string;
  /** The message at the field. */
  readonly invalid: string;
  /** The message in the error summary and the error dialog. */
  readonly error: string;
  readonly help?: string;
  /** Whether to show the failure only after «Continua». On blur, the user may not have finished the answer. */
  readonly late?: boolean;
  /** The outermost group of the field. The error dialog names this group instead of the field. */
  readonly group?: Pick<Failure, 'code' | 'error'>;
  /** The invalid answer inside a saved record. The user corrects it in the record's form. */
  readonly inside?: Pick<Failure, 'field' | 'control'>;
}

/**
 * Returns the messages of a failed check over several answers. A message that the check does not set comes from its
 * first field.
 */
export function checkWords<F extends Fields>(
  { fields }: Table<F>,
  rule: Check<F>,
): Pick<Failure, 'code' | 'error' | 'invalid' | 'help'> {
  const { controls, help } = rule;
  const first = fields[controls[0]];
  const { code = '', error = '', invalid = sharedMessages.VALORE } = { ...first, ...rule };
  return { code, error, invalid, ...(help && { help }) };
}
