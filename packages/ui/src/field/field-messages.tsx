import { AlertIcon } from '../icons/alert-icon.tsx';
import { VisuallyHidden } from '../status/visually-hidden.tsx';
import type { FieldState } from './use-field.ts';

/** What was done to the answer, under its control. */
export function FieldNote({ field: { texts, ids } }: { readonly field: FieldState }) {
  return texts.note ? (
    <p className="q-hint q-note" id={ids.note}>
      {texts.note}
    </p>
  ) : null;
}

/** Hint, error and how to put it right. The element described by holds the message and nothing else. */
export function FieldMessages({ field }: { readonly field: FieldState }) {
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
          <VisuallyHidden>Errore: </VisuallyHidden>
          <span id={ids.error}>{texts.error}</span>
        </p>
      )}
      {toMend && (
        <p className="q-hint" id={ids.error}>
          Da correggere: {toMend}
        </p>
      )}
      {(invalid || toMend) && texts.help && (
        <p className="q-hint" id={ids.help}>
          {texts.help}
        </p>
      )}
    </>
  );
}
