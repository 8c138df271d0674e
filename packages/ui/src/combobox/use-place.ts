import type { RefObject } from 'react';
import { useCommitEffect } from '../field/effects.ts';

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

/** Between a list and what is next to it, in px. */
const GAP = 6;
/** With less room than for two options a list turns to the other side. */
const FEW = 110;

/**
 * Puts the list of a text box under it, or over it where there is more room, no longer than fits into
 * what is seen of the page. The button that sends the form stays free.
 */
export function placeList(box: HTMLInputElement, list: HTMLElement): void {
  const { top, bottom, end } = sight(box);
  const at = box.getBoundingClientRect();
  const over = at.top - top - 2 * GAP;
  const under = Math.min(bottom, end) - at.bottom - 2 * GAP;
  // Once open it stays where it is as long as it can: nothing moves under a finger.
  const wanted = list.style.maxHeight === '' ? list.scrollHeight : FEW;
  const isOver = list.hasAttribute('data-over');
  const [here, there] = isOver ? [over, under] : [under, over];
  const isTurned = here < wanted && here < there;
  const room = isTurned ? there : here;
  // Better over the button than not at all.
  const isCramped = room < FEW / 2;
  const most = isCramped ? bottom - at.bottom - 2 * GAP : room;
  list.toggleAttribute('data-over', !isCramped && isTurned !== isOver);
  list.style.maxHeight = `${Math.max(0, Math.min(most, 340, window.innerHeight / 2))}px`;
}

/** The next time it opens it is placed anew. */
export function forget(list: HTMLElement): void {
  list.removeAttribute('data-over');
  list.style.maxHeight = '';
}

/** From where to where the page is seen, and where the bar with the form's button begins. */
function sight(box: HTMLInputElement) {
  const { offsetTop = 0, height = window.innerHeight } = window.visualViewport ?? {};
  let [top, bottom] = [offsetTop, offsetTop + height];
  // A dialog, and whatever else scrolls or cuts off by itself.
  for (let around = parentOf(box); around; around = parentOf(around)) {
    const isPage = around === document.body || around === document.documentElement;
    if (isPage || getComputedStyle(around).overflowY === 'visible') continue;
    const edges = around.getBoundingClientRect();
    top = Math.max(top, edges.top);
    bottom = Math.min(bottom, edges.bottom);
  }
  const head = box.closest('dialog')?.querySelector('.q-dialog-head')?.getBoundingClientRect();
  const bar = barOf(box)?.getBoundingClientRect();
  const isAfter = bar && bar.top >= box.getBoundingClientRect().bottom;
  return { top: Math.max(top, head?.bottom ?? top), bottom, end: isAfter ? bar.top : bottom };
}

/** In a shadow the topmost element stands in its host. */
const parentOf = (element: Element): Element | undefined =>
  element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host;

function barOf({ form }: HTMLInputElement): Element | undefined {
  const button = [...(form?.elements ?? [])].find((one) => one.matches('[type="submit"]'));
  const bar = button?.parentElement;
  return bar && bar !== form ? bar : button;
}
