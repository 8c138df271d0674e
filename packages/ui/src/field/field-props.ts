import type { ReactNode } from 'react';

/** The texts around an input, and the name of its control. */
export interface FieldTexts {
  /** `name` of the native control. */
  readonly name: string;
  /** The question, which is also the accessible name of the control. */
  readonly label: string;
  /** The visible part of the label, if a legend above contains the rest. @defaultValue the label */
  readonly shortLabel?: string;
  /** Permanent hint under the label. */
  readonly hint?: ReactNode;
  /** Error message. If set, the input is invalid. */
  readonly error?: string | undefined;
  /** How to correct the error. Visible only together with `error`. */
  readonly help?: ReactNode;
  /**
   * Whether the field may stay empty. Adds «(facoltativo)» to the label and omits `aria-required`. @defaultValue
   * false
   */
  readonly optional?: boolean;
  /**
   * A note under the control about a change that the program has made to the answer. It is part of the accessible
   * description, but is not announced.
   */
  readonly note?: string;
  /** Content under the control, such as a button or a list. */
  readonly after?: ReactNode;
  /** `id` of an element in `after` that also describes the field, such as a checklist of rules. */
  readonly describedBy?: string | undefined;
  /** Called when the focus leaves the field. */
  readonly onBlur?: () => void;
}

/** Props of every input besides `ref`. */
export interface FieldProps<Value> extends FieldTexts {
  /** The current answer. */
  readonly value: Value;
  /**
   * Called on every input event. The parent may pass the new value back late. It may also ignore these values and
   * pass only values that it sets itself.
   */
  readonly onChange: (value: Value) => void;
  /** Whether the input is disabled: neither focusable nor submitted. @defaultValue false */
  readonly disabled?: boolean;
  /** Whether the input is read-only. @defaultValue false */
  readonly readOnly?: boolean;
  /** The browser's autofill token. @defaultValue 'off' */
  readonly autoComplete?: string;
}
