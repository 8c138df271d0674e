import { type ComponentType, forwardRef, useRef } from 'react';
import { bothRefs } from '../field/both-refs.ts';
import { Field } from '../field/field.tsx';
import { useField } from '../field/use-field.ts';
import { useOwnText } from '../field/use-own-text.ts';
import { SearchIcon } from '../icons/search-icon.tsx';
import type { ComboboxListProps, ListEvents } from './combobox-list-props.ts';
import type { ComboboxProps } from './combobox-props.ts';
import { makeRoom } from './make-room.ts';

interface ComboboxBoxProps extends ComboboxProps {
  /** What makes the text box a combobox: until it is here, it has no list to open. */
  readonly list: ComponentType<ComboboxListProps> | undefined;
  readonly onReach?: () => void;
}

/** The text box of a combobox. It is the same element with and without its list, so text, focus and caret stay. */
export const ComboboxBox = forwardRef<HTMLInputElement, ComboboxBoxProps>(function ComboboxBox(
  { list: List, onReach, autoComplete = 'off', enterKeyHint = 'next', ...props },
  ref,
) {
  const { value, onChange } = props;
  const own = useOwnText({ value, onChange, write: same, read: same });
  const events = useRef<ListEvents>({});
  const early = useRef<'clicked' | 'typed'>(undefined);
  const field = useField(props, () => events.current.isOpen?.() ?? false);
  return (
    <Field field={field}>
      <div className="q-combo">
        <input
          {...field.control}
          {...atRest}
          ref={bothRefs(own.box, ref)}
          className="q-input"
          type="text"
          defaultValue={own.defaultValue}
          placeholder={props.placeholder ?? 'Inizia a digitare'}
          autoComplete={autoComplete}
          autoCapitalize="words"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint={enterKeyHint}
          disabled={props.disabled}
          readOnly={props.readOnly}
          onFocus={(event) => {
            onReach?.();
            makeRoom(event.currentTarget);
          }}
          onChange={(event) => {
            field.onEdit();
            if (!events.current.onChange) early.current = 'typed';
            if (!events.current.onChange?.(event)) own.tell();
          }}
          onBlur={(event) => events.current.onBlur?.(event)}
          onKeyDown={(event) => events.current.onKeyDown?.(event)}
          onClick={(event) => {
            if (!events.current.onClick) early.current ??= 'clicked';
            events.current.onClick?.(event);
          }}
        />
        {List && (
          <List
            {...props}
            {...{ events, early }}
            box={own.box}
            onPut={own.put}
            onHand={own.hand}
            onLeave={field.leave}
          />
        )}
        <SearchIcon size={20} />
      </div>
    </Field>
  );
});

/** What it is said to be from the start; what makes it so says the rest. */
const atRest = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': false } as const;
const same = (text: string) => text;
