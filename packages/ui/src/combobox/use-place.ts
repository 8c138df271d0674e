import type { RefObject } from 'react';
import { useCommitEffect } from '../field/use-commit-effect.ts';
import { forget, placeList } from './place-list.ts';

/** Keeps the open list of a text box in sight, however the page, its zoom or the keyboard on it move. */
export function usePlace(box: RefObject<HTMLInputElement | null>, open: boolean) {
  // What was found is another number of options: the room is looked at with each of them.
  useCommitEffect(() => {
    if (open) place();
  });
  useCommitEffect(() => {
    if (!open) return;
    const { visualViewport } = window;
    const moving = [visualViewport, window].flatMap((target) => (target ? [target] : []));
    for (const target of moving) {
      target.addEventListener('resize', place);
      target.addEventListener('scroll', place, true);
    }
    const list = listOf(box.current);
    return () => {
      if (list) forget(list);
      for (const target of moving) {
        target.removeEventListener('resize', place);
        target.removeEventListener('scroll', place, true);
      }
    };
  }, [open]);
  function place() {
    const list = listOf(box.current);
    if (box.current && list) placeList(box.current, list);
  }
}

const listOf = (box: HTMLInputElement | null) =>
  box?.parentElement?.querySelector<HTMLElement>('.q-list:not([hidden])');
