import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useArrival } from '../field/use-arrival.ts';
import { announce } from '../status/announce.ts';
import type { ComboboxListProps } from './combobox-list-props.ts';
import type { ComboboxOption } from './combobox-props.ts';
import { NOT_FOUND } from './list-panel.tsx';
import { type Found, useLookup } from './use-lookup.ts';
import { useOutsidePress } from './use-outside-press.ts';
import { writeText } from './write-text.ts';

/** Whether the list is open, what is in it, and what choosing does. */
export function useListState(props: ComboboxListProps) {
  const { box, onPut, onSelect, onLeave } = props;
  const [open, setOpen] = useState(false);
  const deleting = useRef(false);
  /** While an option is written into the box: no typing. */
  const writing = useRef(false);
  const lookup = useLookup(props, onSettled);

  function onSettled({ options }: Found) {
    const only = options?.length === 1 ? options[0] : undefined;
    const count = options?.length ?? 0;
    if (only && !deleting.current) {
      choose(only);
      announce(`Selezionato: ${only.value}`);
    } else if (!open) return;
    else if (count === 0) announce(props.notFound ?? NOT_FOUND);
    else announce((props.found ?? found)(count));
  }
  function choose(option: ComboboxOption) {
    lookup.stop();
    setOpen(false);
    writing.current = true;
    if (!box.current || !writeText(box.current, option.value)) onPut(option.value);
    writing.current = false;
    onSelect?.(option);
  }
  const typed = (event: ChangeEvent<HTMLInputElement>) => {
    if (writing.current) return;
    const { nativeEvent, currentTarget } = event;
    const how = nativeEvent instanceof InputEvent ? nativeEvent.inputType : '';
    deleting.current = how.startsWith('delete') || how.startsWith('history');
    // Autofill comes without a key: the text is whole. It must not open a list elsewhere on the page.
    const filled = how === '' || how === 'insertReplacementText';
    setOpen(document.activeElement === currentTarget);
    void lookup.look(currentTarget.value, filled);
  };
  const clear = (event: KeyboardEvent<HTMLInputElement>) => {
    // Within a dialog Esc is the dialog's.
    if (!box.current?.value || box.current.closest('dialog')) return;
    event.preventDefault();
    lookup.stop();
    onPut('');
  };
  const show = () => {
    if (!open) lookup.show(box.current?.value ?? '');
    setOpen(true);
  };
  const hide = () => {
    lookup.stop();
    setOpen(false);
  };
  useOutsidePress(box, open, () => {
    setOpen(false);
    if (document.activeElement !== box.current) onLeave();
  });
  // Typed or clicked while the list was being loaded.
  useArrival(() => {
    const text = box.current?.value ?? '';
    if (document.activeElement !== box.current) return undefined;
    if (text !== box.current?.defaultValue) {
      setOpen(true);
      void lookup.look(text);
    } else if (props.isAwaited.current) show();
    return undefined;
  });
  return { open, found: lookup.found, waiting: lookup.waiting, choose, typed, clear, show, hide };
}

const found = (count: number) =>
  count === 1 ? '1 risultato trovato, usa le frecce' : `${count} risultati trovati, usa le frecce`;
