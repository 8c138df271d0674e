import { fill } from '../errors/fill.ts';
import { sharedMessages } from '../errors/shared-messages.ts';
import type { Failure } from '../table/failure.ts';
import type { Field } from '../table/field.ts';
import type { ControlName } from '../table/path.ts';

interface FailureContext {
  /** The values of `{from}` and `{to}`. @defaultValue none: the texts have no placeholders */
  readonly limits?: Readonly<Record<string, string>>;
  /** True if the answer is invalid, false if it is missing. */
  readonly isGiven: boolean;
  readonly isHelped?: boolean;
}

/** Returns the failure of an answer, with the texts of its field. */
export function failureOf(
  field: Field,
  key: string,
  control: ControlName,
  { limits = {}, isGiven, isHelped = true }: FailureContext,
): Failure {
  const { code, error, invalid, help } = field;
  const wrong = isGiven ? field.wrong : undefined;
  return {
    field: key,
    control,
    code,
    invalid: fill(wrong ?? invalid ?? sharedMessages.VALORE, limits),
    error: fill(wrong ?? error, limits),
    ...(help && isHelped && { help: fill(help, limits) }),
  };
}
