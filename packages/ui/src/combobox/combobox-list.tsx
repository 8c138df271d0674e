import { useCombobox } from 'downshift';
import { useCommitEffect } from '../field/use-commit-effect.ts';
import type { ComboboxListProps } from './combobox-list-props.ts';
import type { ComboboxOption } from './combobox-props.ts';
import { ListPanel } from './list-panel.tsx';
import { OptionText } from './option-text.tsx';
import { useAim } from './use-aim.ts';
import { useBoxAttributes } from './use-box-attributes.ts';
import { useListState } from './use-list-state.ts';
import { usePlace } from './use-place.ts';
import { useSpokenOption } from './use-spoken-option.ts';

const NONE: readonly ComboboxOption[] = [];

/** What makes a text box a combobox: its list, right after it in the page, and what keys do. */
export function ComboboxList(props: ComboboxListProps) {
  const { box, events, label } = props;
  const state = useListState(props);
  const { found, open } = state;
  const options = found.options ?? NONE;
  const expanded = open && options.length > 0;
  const empty = open && found.options?.length === 0;

  const downshift = useCombobox<ComboboxOption>({
    items: [...options],
    isOpen: expanded,
    // The box keeps its own text.
    inputValue: '',
    selectedItem: null,
    itemToString: (option) => option?.value ?? '',
    itemToKey: (option) => option?.id,
    // Leaving is decided here: VoiceOver blurs the box on its way to an option, and must not choose by it.
    stateReducer: (before, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur ? before : changes,
    onIsOpenChange: ({ isOpen }) => (isOpen ? state.show() : state.hide()),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) state.choose(selectedItem);
    },
  });
  const { ref, ...input } = downshift.getInputProps({}, { suppressRefError: true });
  const active = expanded ? options[downshift.highlightedIndex] : undefined;
  useBoxAttributes(box, {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': input['aria-controls'],
    'aria-expanded': String(expanded),
    'aria-activedescendant': active && input['aria-activedescendant'],
  });
  useSpokenOption(active);
  usePlace(box, expanded || empty);
  const isStray = useAim(expanded ? options.map(({ id }) => id).join() : '');
  useCommitEffect(() => {
    if (typeof ref === 'function') ref(box.current);
  }, [ref, box]);

  useCommitEffect(() => {
    events.current = {
      isOpen: () => expanded || empty,
      onClick: state.show,
      onBlur: state.blurred,
      onChange: (event) => {
        downshift.setHighlightedIndex(-1);
        return state.typed(event);
      },
      onKeyDown: (event) => {
        const { key } = event;
        // In a text Home and End are the caret's.
        if (key === 'Home' || key === 'End') return;
        if (key === 'Enter' && !active && !event.nativeEvent.isComposing && state.accept())
          event.preventDefault();
        else if (empty && (key === 'Escape' || key === 'Enter')) {
          event.preventDefault();
          state.hide();
        } else if (key === 'Escape' && !expanded) state.clear(event);
        else {
          if (key === 'Escape') state.refuse();
          // The panel has a button, which comes next.
          if (key === 'Tab' && !empty) state.leave();
          input.onKeyDown?.(event);
        }
      },
    };
  });

  return (
    <>
      <ul
        {...downshift.getMenuProps({ 'aria-label': props.listLabel ?? label })}
        className="q-list"
        hidden={!expanded}
        // A list that scrolls would be a stop of its own.
        tabIndex={-1}
        onMouseDown={(event) => event.preventDefault()}
      >
        {expanded &&
          options.map((option, index) => (
            <li
              key={option.id}
              {...downshift.getItemProps({
                item: option,
                index,
                onClick: ({ nativeEvent }) => {
                  if (isStray()) Object.assign(nativeEvent, { preventDownshiftDefault: true });
                },
                ...(!active && { 'aria-selected': option.id === state.taken?.id }),
              })}
              className="q-option"
            >
              <OptionText option={option} typed={found.text} />
            </li>
          ))}
      </ul>
      {empty && <ListPanel notFound={props.notFound} emptyAction={props.emptyAction} />}
      {state.waiting && <span className="q-spinner q-combo-wait" aria-hidden="true" />}
    </>
  );
}
