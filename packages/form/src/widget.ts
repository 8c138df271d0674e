import type {
  Change,
  ControlName,
  Failure,
  Field,
  FieldByKind,
  Fields,
  KindName,
  Values,
} from '@preventivo/core';
import type { Options } from '@preventivo/ui';
import type { ReactNode } from 'react';

/** The limits of a field: as days or numbers once the rules are here, and in words. */
export interface Window {
  readonly from?: number | string;
  readonly to?: number | string;
  readonly words?: Readonly<Record<'from' | 'to', string>>;
  /** Whether a number outside is brought to the nearest limit. */
  readonly clamp?: boolean;
}

/** What the control of one field of a table is given: `T` is the type of its answer, `F` its kind. */
export interface WidgetProps<T, F extends Field = Field> {
  /** The form key, and the name of the native control. */
  readonly name: ControlName;
  readonly field: F;
  readonly answer: T;
  readonly label: string;
  readonly hint?: ReactNode;
  /** What is said of the answer because another changed it: to be shown until it is answered again. */
  readonly note?: string | undefined;
  /** Whether the answer can be read but not changed. @defaultValue false */
  readonly readOnly?: boolean;
  /** What is wrong with this answer; several where it has parts. */
  readonly failures: readonly Failure[];
  readonly window: Window;
  readonly options: Options;
  /** Asks for the options again. */
  onRetry(): void;
  readonly today: string;
  /** The controls of the page, for a widget that draws other questions. */
  readonly widgets?: Widgets;
  /**
   * Takes the answer; where several boxes share it, what is made of the one before. `isTyped` tells an answer that
   * is being typed from one that is whole at once. @defaultValue by its kind
   */
  onAnswer(answer: Change<T>, isTyped?: boolean): void;
  /** The field was left. @param controls the controls it was left from, where it has others. @defaultValue all */
  onLeave(controls?: readonly ControlName[]): void;
}

type AnyAnswer = Values<Fields>[string];
// A method, so that the control of one kind of answer stands where any control may.
/** A control: draws a question, with its answer and what is wrong with it. */
export type Widget = { draw(props: WidgetProps<AnyAnswer>): ReactNode }['draw'];
/** Controls by kind of field (`address`) or by form key (`eta_partecipanti`); the key wins. */
export type Widgets = Readonly<Record<string, Widget>>;
/** The controls of some of core's kinds: each is given fields and answers of its kind. */
export type KindWidgets<Kinds extends KindName> = Widgets & {
  readonly [K in Kinds]: {
    draw(props: WidgetProps<FieldByKind[K]['initial'], FieldByKind[K]>): ReactNode;
  }['draw'];
};
