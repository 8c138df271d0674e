import type { ReactNode } from 'react';

/** What stands around an input, and how it is named. */
export interface FieldTexts {
  /** `name` of the native control. */
  readonly name: string;
  readonly label: string;
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
  readonly value: Value;
  /** Called on every input event. The value may be passed back late, or only when it is set from outside. */
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  /** The browser's autofill token. @defaultValue 'off' */
  readonly autoComplete?: string;
}
