import { type ReactNode, useId } from 'react';

/** Props of `<Fieldset>`. */
export interface FieldsetProps {
  /** Common topic of the questions. Also the accessible name of the group. */
  readonly legend: string;
  /** Hint under the legend. */
  readonly hint?: ReactNode;
  /** Size of the legend: that of a label or that of a heading. @defaultValue 'label' */
  readonly look?: 'label' | 'heading';
  /** The questions. */
  readonly children: ReactNode;
}

/** Related questions under one legend. */
export function Fieldset({ legend, hint, look = 'label', children }: FieldsetProps) {
  const id = useId();
  return (
    <fieldset className="q-fieldset" aria-describedby={hint ? id : undefined}>
      <legend className={look === 'heading' ? 'q-heading' : 'q-label'}>{legend}</legend>
      {hint && (
        <p className="q-hint" id={id}>
          {hint}
        </p>
      )}
      <div className="q-fields">{children}</div>
    </fieldset>
  );
}
