import type { RefObject } from 'react';
import { useCommitEffect } from '../field/effects.ts';

/** Keeps the open list of a text box in view when the page, its zoom or the on-screen keyboard changes. */
export function usePlace(box: RefObject<HTMLInputElement | null>, open: boolean) {
  // New results change the height of the list, so place the list after each render.
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

/** Gap around a list, in px. */
const GAP = 6;
/** Height of about two options, in px. With less space, the list moves to the other side of the box. */
const FEW = 110;

/**
 * Places the list below its text box, or above it if this side has more space. The list stays within the visible page
 * and does not cover the submit button.
 */
export function placeList(box: HTMLInputElement, list: HTMLElement): void {
  const { top, bottom, end } = sight(box);
  const at = box.getBoundingClientRect();
  const over = at.top - top - 2 * GAP;
  const under = Math.min(bottom, end) - at.bottom - 2 * GAP;
  // Keep an open list on its side of the box, so that the content under a finger does not move.
  const wanted = list.style.maxHeight === '' ? list.scrollHeight : FEW;
  const isOver = list.hasAttribute('data-over');
  const [here, there] = isOver ? [over, under] : [under, over];
  const isTurned = here < wanted && here < there;
  const room = isTurned ? there : here;
  // If the space is too small for an option, the list may cover the submit button.
  const isCramped = room < FEW / 2;
  const most = isCramped ? bottom - at.bottom - 2 * GAP : room;
  list.toggleAttribute('data-over', !isCramped && isTurned !== isOver);
  list.style.maxHeight = `${Math.max(0, Math.min(most, 340, window.innerHeight / 2))}px`;
}

/** Removes the placement. The next opening computes a new placement. */
export function forget(list: HTMLElement): void {
  list.removeAttribute('data-over');
  list.style.maxHeight = '';
}

/** Returns the visible range of the page, and the top edge of the bar with the submit button. */
function sight(box: HTMLInputElement) {
  const { offsetTop = 0, height = window.innerHeight } = window.visualViewport ?? {};
  let [top, bottom] = [offsetTop, offsetTop + height];
  // A dialog also limits the visible range. So does any other ancestor that scrolls or clips its content.
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

/** Returns the parent of an element. The parent of the top element of a shadow tree is the shadow host. */
const parentOf = (element: Element): Element | undefined =>
  element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host;

function barOf({ form }: HTMLInputElement): Element | undefined {
  const button = [...(form?.elements ?? [])].find((one) => one.matches('[type="submit"]'));
  const bar = button?.parentElement;
  return bar && bar !== form ? bar : button;
}
