import { useTranslate } from '@preventivo/core/react';
import { commonError, fieldOptional, fieldToMend } from '@preventivo/core/words';
import type { ReactNode } from 'react';
import { AlertIcon } from '../icons/states.tsx';
import { VisuallyHidden } from '../status/status.tsx';
import type { FieldState } from './use-field.ts';

interface FieldBoxProps {
  readonly field: FieldState;
  readonly children: ReactNode;
}

/**
 * Label, hint, error and help around a single native control, in this order. The label, the messages and the control
 * are three children, so that fields in one row can align them.
 */
export function Field({ field, children }: FieldBoxProps) {
  const { texts, ids } = field;
  return (
    <div className="q-field" {...field.scope}>
      <label className="q-label" id={ids.label} htmlFor={ids.control}>
        <LabelWords {...texts} />
      </label>
      <div>
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

export function FieldNote({ field: { texts, ids } }: { readonly field: FieldState }) {
  return texts.note ? (
    <p className="q-hint q-note" id={ids.note}>
      {texts.note}
    </p>
  ) : null;
}

/**
 * Hint, error and help. Each is a separate element that contains nothing but the message, because a
 * screen reader reads the whole element as the description of the control.
 */
export function FieldMessages({ field }: { readonly field: FieldState }) {
  const t = useTranslate();
  const { texts, ids, invalid, toMend } = field;
  return (
    <>
      {texts.hint && (
        <p className="q-hint" id={ids.hint}>
          {texts.hint}
        </p>
      )}
      {invalid && (
        <p className="q-error">
          <AlertIcon size={20} />
          <VisuallyHidden>{t(commonError)}</VisuallyHidden>
          <span id={ids.error}>{texts.error}</span>
        </p>
      )}
      {toMend && (
        <p className="q-hint" id={ids.error}>
          {t(fieldToMend, { what: toMend })}
        </p>
      )}
      {(invalid || toMend) && texts.help && (
        <p className="q-hint q-help" id={ids.help}>
          {texts.help}
        </p>
      )}
    </>
  );
}

export function LabelWords({ label, shortLabel, optional }: FieldState['texts']) {
  const t = useTranslate();
  return (
    <>
      <span className={shortLabel && 'q-hidden'}>{label}</span>{' '}
      {shortLabel && <span aria-hidden="true">{shortLabel}</span>}
      {optional && <span className="q-optional">{t(fieldOptional)}</span>}
    </>
  );
}
