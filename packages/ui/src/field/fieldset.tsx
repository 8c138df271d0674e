import { type ReactNode, useId } from 'react';

/** What `<Fieldset>` takes. */
export interface FieldsetProps {
  /** What the questions have in common; it names the group. */
  readonly legend: string;
  /** Under the legend. */
  readonly hint?: ReactNode;
  /** How large the legend is: as a label, or as a heading. @defaultValue 'label' */
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
