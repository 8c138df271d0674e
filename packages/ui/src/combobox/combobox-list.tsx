import { useId, useRef } from 'react';
import { useCommitEffect } from '../field/effects.ts';
import type { ComboboxListProps, ComboboxOption } from './combobox-props.ts';
import { ListPanel, OptionText } from './list-panel.tsx';
import { useActive, useBoxAttributes, useSpokenOption, useStrayPress } from './use-active.ts';
import { useListState } from './use-list-state.ts';
import { usePlace } from './use-place.ts';

const NONE: readonly ComboboxOption[] = [];

/** Renders the list directly after its text box in the DOM, and handles the keys of the box. */
export function ComboboxList(props: ComboboxListProps) {
  const { box, events, label } = props;
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const state = useListState(props);
  const { found, open } = state;
  const options = found.options ?? NONE;
  const expanded = open && options.length > 0;
  const empty = open && (found.hasFailed || found.options?.length === 0);
  const { active, moved, point } = useActive({ count: options.length, open: expanded, list });
  const pointed = options[active];

  useBoxAttributes(box, {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': id,
    'aria-expanded': String(expanded),
    'aria-activedescendant': pointed && `${id}${active}`,
  });
  useSpokenOption(pointed);
  usePlace(box, expanded || empty);
  const isStray = useStrayPress(expanded ? options.map((option) => option.id).join() : '');

  useCommitEffect(() => {
    events.current = {
      // A blur without a new target, while the list or its panel is open, does not leave the field.
      stays: (to) => state.leavesLater() || (!to && (expanded || empty)),
      onClick: state.show,
      onBlur: state.blurred,
      onChange: (event) => {
        point(-1);
        return state.typed(event);
      },
      onKeyDown: (event) => {
        const { key, altKey, nativeEvent } = event;
        if (key === 'Tab') {
          // If the panel is open, Tab moves the focus to the panel's button, which is part of the field.
          if (!empty) state.leave();
        } else if (key === 'Escape') {
          if (!expanded && !empty) return state.clear(event);
          event.preventDefault();
          state.refuse();
        } else if (key === 'Enter' || (key === 'ArrowUp' && altKey && expanded)) {
          if (nativeEvent.isComposing) return;
          if (pointed) state.choose(pointed);
          else if (!state.accept()) {
            if (!expanded && !empty) return;
            state.hide();
          }
          event.preventDefault();
        } else if ((expanded || key.startsWith('Arrow')) && moved(event)) {
          event.preventDefault();
          state.show();
        }
      },
    };
  });

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press keeps the focus in the text box. */}
      <div className="q-list" hidden={!expanded} onMouseDown={(event) => event.preventDefault()}>
        <ul
          ref={list}
          id={id}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a list of options is interactive.
          role="listbox"
          aria-label={props.listLabel ?? label}
          // Without -1, the scrollable list would be a tab stop, and a press on its edge would focus it.
          tabIndex={-1}
          onMouseLeave={() => point(-1)}
        >
          {expanded &&
            options.map((option, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the text box handles the keys.
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text box.
              <li
                key={option.id}
                id={`${id}${index}`}
                // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: an option is interactive.
                role="option"
                aria-selected={pointed ? index === active : option.id === state.taken?.id}
                className="q-option"
                onPointerMove={({ pointerType }) => pointerType === 'mouse' && point(index)}
                onClick={() => !isStray() && state.choose(option)}
              >
                <OptionText option={option} typed={found.text} />
              </li>
            ))}
        </ul>
        {expanded && props.footer?.()}
      </div>
      {empty && (
        <ListPanel
          {...props}
          text={found.text}
          onRetry={found.hasFailed ? state.retry : undefined}
          onEscape={() => {
            box.current?.focus();
            state.refuse();
          }}
        />
      )}
      {state.waiting && <span className="q-spinner q-combo-wait" aria-hidden="true" />}
    </>
  );
}
