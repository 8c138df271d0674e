import type { ReactNode } from 'react';

/** What stands around an input, and how it is named. */
export interface FieldTexts {
  /** `name` of the native control. */
  readonly name: string;
  /** What is asked; it names the control. */
  readonly label: string;
  /** Under the label, always there: what may help before anything is answered. */
  readonly hint?: ReactNode;
  /** The message; its presence marks the input invalid. */
  readonly error?: string | undefined;
  /** How to put it right; shown with `error` only. */
  readonly help?: ReactNode;
  /** Whether it may be left empty: adds «(facoltativo)», drops `aria-required`. @defaultValue false */
  readonly optional?: boolean;
  /** Under the control: what was done to the answer. It describes the control, and is not announced by itself. */
  readonly note?: string;
  /** Under the control: a button, a list. */
  readonly after?: ReactNode;
  /** The `id` of what stands in `after` and describes the field too: rules that are ticked off. */
  readonly describedBy?: string | undefined;
  /** The field was left. */
  readonly onBlur?: () => void;
}

/** What every input takes, besides `ref`. */
export interface FieldProps<Value> extends FieldTexts {
  /** The answer as it stands. */
  readonly value: Value;
  /** Called on every input event. The value may be passed back late, or only when it is set from outside. */
  readonly onChange: (value: Value) => void;
  /** Whether it is off: neither focused nor sent. @defaultValue false */
  readonly disabled?: boolean;
  /** Whether it can be read and not changed. @defaultValue false */
  readonly readOnly?: boolean;
  /** The browser's autofill token. @defaultValue 'off' */
  readonly autoComplete?: string;
}
