import { useId } from 'react';
import type { FieldTexts } from './field-props.ts';
import { useAttention } from './use-attention.ts';
import { useErrorStatus } from './use-error-status.ts';

/**
 * One hook owns the ids, the description and the invalid state of every input.
 * @param stays whether losing the focus to nothing is no leaving now (an open list)
 */
export function useField(texts: FieldTexts, stays?: () => boolean) {
  const id = useId();
  const left = useErrorStatus(texts.label, texts.error);
  const onLeave = () => {
    left();
    texts.onBlur?.();
  };
  const { error } = texts;
  const { attention, onFocus, onBlur, onEdit, leave } = useAttention({ error, onLeave, stays });
  const shown = attention === 'edited' ? undefined : error;
  const invalid = Boolean(shown) && attention !== 'person';
  const ids = {
    control: id,
    label: `${id}label`,
    hint: `${id}hint`,
    error: `${id}error`,
    help: `${id}help`,
    note: `${id}note`,
  };
  const hintBy = texts.hint ? ids.hint : undefined;
  const errorBy = shown && (texts.help ? `${ids.error} ${ids.help}` : ids.error);
  return {
    texts,
    ids,
    invalid,
    /** The error as a calm line, while a person mends the field. */
    toMend: attention === 'person' ? shown : undefined,
    /** Ids of what describes the field: its hint; its error and help. */
    hintBy,
    errorBy,
    /** For the field's outermost element. */
    scope: { onFocus, onBlur, 'data-invalid': invalid || undefined },
    /** To be called when the person changes the value. */
    onEdit,
    /** The field was left after all, though the focus went nowhere. */
    leave,
    /** Attributes of a single native control. */
    control: {
      id,
      name: texts.name,
      'aria-describedby':
        [hintBy, errorBy, texts.note && ids.note, texts.describedBy].filter(Boolean).join(' ') ||
        undefined,
      'aria-invalid': invalid || undefined,
      'aria-required': texts.optional ? undefined : true,
    },
  };
}

export type FieldState = ReturnType<typeof useField>;
