import { commasParted, entriesOf } from '@preventivo/core';
import { useTranslate } from '@preventivo/core/react';
import { listMany, listOne, listReplaceCommas } from '@preventivo/core/words';
import { forwardRef, useId, useState } from 'react';
import { Button } from '../button/button.tsx';
import { bothRefs } from '../field/effects.ts';
import { Field } from '../field/field.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { useOwnText } from '../field/own-value.ts';
import { useField } from '../field/use-field.ts';
import { useAnnouncement } from '../status/status.tsx';

export interface ListInputProps extends FieldProps<string> {
  /** Separator of the entries. @defaultValue ';' */
  readonly separator?: string;
}

/** A list in a text box. Counts the entries, and offers to replace commas with the separator. */
export const ListInput = forwardRef<HTMLInputElement, ListInputProps>(function ListInput(
  { separator = ';', autoComplete = 'off', ...props },
  ref,
) {
  const t = useTranslate();
  const countId = useId();
  const [text, setText] = useState(props.value);
  const entries = entriesOf(text, separator).length;
  const count = entries > 0 ? t(entries === 1 ? listOne : listMany, { n: entries }) : undefined;
  useAnnouncement(count);
  const own = useOwnText({
    value: props.value,
    onChange: props.onChange,
    write: same,
    read: same,
    onText: setText,
  });
  const parted = commasParted(text, separator);
  const replace = () => {
    field.onEdit();
    own.put(parted);
    own.box.current?.focus();
  };
  const field = useField({
    ...props,
    describedBy: [count && countId, props.describedBy].filter(Boolean).join(' ') || undefined,
    after: (
      <>
        {parted !== text && (
          <Button variant="link" className="q-wrap" onClick={replace}>
            {t(listReplaceCommas)}
            {separator}
          </Button>
        )}
        {props.after}
      </>
    ),
  });
  return (
    <Field field={field}>
      <input
        {...field.control}
        ref={bothRefs(own.box, ref)}
        className="q-input"
        type="text"
        defaultValue={own.defaultValue}
        autoComplete={autoComplete}
        enterKeyHint="next"
        disabled={props.disabled}
        readOnly={props.readOnly}
        onChange={() => {
          field.onEdit();
          own.tell();
        }}
      />
      {count && (
        <p className="q-count" id={countId}>
          {count}
        </p>
      )}
    </Field>
  );
});

const same = (text: string) => text;
