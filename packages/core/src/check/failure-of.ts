import { fill } from '../errors/fill.ts';
import { sharedMessages } from '../errors/shared-messages.ts';
import type { Failure } from '../table/failure.ts';
import type { Field } from '../table/field.ts';
import type { ControlName } from '../table/path.ts';

/** What the words of a failure hang on. */
interface Spoken {
  /** What takes the places of `{from}` and `{to}`. @defaultValue nothing has such places */
  readonly limits?: Readonly<Record<string, string>>;
  /** Whether there is an answer, wrong as it is. */
  readonly isGiven: boolean;
  /** Whether its help is said. @defaultValue true */
  readonly isHelped?: boolean;
}

/** An answer that is not right, in the words of its field. */
export function failureOf(
  field: Field,
  key: string,
  control: ControlName,
  { limits = {}, isGiven, isHelped = true }: Spoken,
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
