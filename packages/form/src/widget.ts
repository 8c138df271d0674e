import type { Change, ControlName, Failure, Field, FieldByKind, KindName } from '@preventivo/core';
import type { Options } from '@preventivo/ui';
import type { ReactNode } from 'react';
import type { Answered } from './checking/page-status.ts';

/** The limits of a field, as texts. When the rules are loaded, also as dates or numbers. */
export interface DateWindow {
  readonly from?: number | string;
  readonly to?: number | string;
  readonly words?: Readonly<Record<'from' | 'to', string>>;
  /** Whether the control changes a number outside the limits to the nearest limit. */
  readonly clamp?: boolean;
}

/** The props of a control for one field. `T` is the type of the answer, `F` the kind of field. */
export interface WidgetProps<T, F extends Field = Field> {
  /** The form key, and the name of the native control. */
  readonly name: ControlName;
  readonly field: F;
  readonly answer: T;
  readonly label: string;
  readonly hint?: ReactNode;
  /** The message that another answer has changed this answer. It shows until the user answers the field again. */
  readonly note?: string | undefined;
  /** Whether the answer cannot be edited. @defaultValue false */
  readonly readOnly?: boolean;
  readonly failures: readonly Failure[];
  readonly window: DateWindow;
  readonly options: Options;
  /** Requests the options again. */
  onRetry(): void;
  readonly today: string;
  /** The controls of the page, for a control that renders other questions. */
  readonly widgets?: Widgets;
  /**
   * Called on each change, with the new answer. A control with several inputs passes a function that updates the
   * answer.
   * @param isTyped whether the user is still typing. The answer may be incomplete then. @defaultValue by kind
   */
  onAnswer(answer: Change<T>, isTyped?: boolean): void;
  /** Called on blur. @param controls the controls that lost focus, if the field has several. @defaultValue all */
  onLeave(controls?: readonly ControlName[]): void;
}

export type AnyAnswer = Answered[string];
// A method type is bivariant, so that a control for one type of answer is assignable.
/** A control that renders a question with its answer and its failures. */
export type Widget = { draw(props: WidgetProps<AnyAnswer>): ReactNode }['draw'];
/** Controls by kind of field (`address`) or by form key (`eta_partecipanti`). A form key takes precedence. */
export type Widgets = Readonly<Record<string, Widget>>;
export type KindProps<K extends KindName> = WidgetProps<FieldByKind[K]['initial'], FieldByKind[K]>;
/** The controls of some field kinds, each typed with the field and the answer of its kind. */
export type KindWidgets<Kinds extends KindName> = Widgets & {
  readonly [K in Kinds]: { draw(props: KindProps<K>): ReactNode }['draw'];
};
