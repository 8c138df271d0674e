import type { ReactNode } from 'react';
import { FieldMessages, FieldNote } from './field-messages.tsx';
import { OptionalMark } from './optional-mark.tsx';
import type { FieldState } from './use-field.ts';

interface FieldBoxProps {
  readonly field: FieldState;
  readonly children: ReactNode;
}

/** Label, hint, error and help around one native control, in this order. */
export function Field({ field, children }: FieldBoxProps) {
  const { texts, ids } = field;
  return (
    <div className="q-field" {...field.scope}>
      <div>
        <label className="q-label" id={ids.label} htmlFor={ids.control}>
          {texts.label}
          <OptionalMark optional={texts.optional} />
        </label>
        <FieldMessages field={field} />
      </div>
      <div>
        {children}
        <FieldNote field={field} />
        {texts.after}
      </div>
    </div>
  );
}
