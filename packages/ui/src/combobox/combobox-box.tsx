import { useTranslate } from '@preventivo/core/react';
import { boxShort } from '@preventivo/core/words';
import { type ComponentType, forwardRef, useRef } from 'react';
import { bothRefs } from '../field/effects.ts';
import { Field } from '../field/field.tsx';
import { useOwnText } from '../field/own-value.ts';
import { useField } from '../field/use-field.ts';
import { afterPointerUp } from '../focus/after-pointer-up.ts';
import { SearchIcon } from '../icons/signs.tsx';
import type { ComboboxListProps, ComboboxProps, ListEvents } from './combobox-props.ts';

interface ComboboxBoxProps extends ComboboxProps {
  /** The list of options, which loads on demand. Without it, the box is a plain text box. */
  readonly list: ComponentType<ComboboxListProps> | undefined;
  readonly onReach?: () => void;
}

/**
 * The text box of a combobox. It is the same DOM element before and after the list loads, so that it keeps its text,
 * focus and caret.
 */
export const ComboboxBox = forwardRef<HTMLInputElement, ComboboxBoxProps>(function ComboboxBox(
  { list: List, onReach, autoComplete = 'off', enterKeyHint = 'next', ...props },
  ref,
) {
  const t = useTranslate();
  const { value, onChange } = props;
  const own = useOwnText({ value, onChange, write: same, read: same });
  const events = useRef<ListEvents>({});
  const early = useRef<'clicked' | 'typed'>(undefined);
  const field = useField(props, (to) => events.current.stays?.(to) ?? false);
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
          placeholder={props.placeholder ?? t(boxShort)}
          autoComplete={autoComplete}
          autoCapitalize="words"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint={enterKeyHint}
          disabled={props.disabled}
          readOnly={props.readOnly}
          onFocus={(event) => {
            onReach?.();
            const box = event.currentTarget;
            afterPointerUp(() => makeRoom(box));
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
            onUnmatched={field.validate}
          />
        )}
        <SearchIcon size={20} />
      </div>
    </Field>
  );
});

/** ARIA attributes before the list loads. The loaded list sets its own. */
const atRest = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': false } as const;
const same = (text: string) => text;

/**
 * Scrolls the label to the top on a touch screen, so that some options fit above the keyboard. Call it after the
 * click. An earlier scroll would move the box away from the finger and prevent the click.
 */
function makeRoom(box: HTMLInputElement): void {
  if (!matchMedia('(pointer: coarse)').matches) return;
  box.closest('.q-field')?.querySelector('.q-label')?.scrollIntoView({ block: 'start' });
}
