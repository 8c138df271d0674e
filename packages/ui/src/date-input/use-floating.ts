import type { RefObject } from 'react';
import { useCommitEffect, useEventCallback } from '../field/effects.ts';

interface FloatingEvents {
  /** Called on Escape. */
  readonly onEscape: () => void;
  /** Called on a press or a focus outside the parent of the panel. */
  readonly onLeave: () => void;
}

/** Height of a month with six weeks, including the gap to the date boxes, in px. */
const HIGHEST = 360;

/**
 * Places an open panel above its parent if this side has more space, and reports when to close it. Does nothing if
 * the style sheet does not position the panel absolutely, as on a phone (docs/rules/screens.md#dates).
 */
export function useFloating(
  panel: RefObject<HTMLElement | null>,
  isOpen: boolean,
  events: FloatingEvents,
): void {
  const onEscape = useEventCallback(events.onEscape);
  const onLeave = useEventCallback(events.onLeave);
  useCommitEffect(() => {
    const { current: box } = panel;
    const around = box?.parentElement;
    if (!isOpen || !box || !around || getComputedStyle(box).position !== 'absolute')
      return undefined;
    const { top, bottom } = around.getBoundingClientRect();
    const under = window.innerHeight - bottom;
    box.toggleAttribute('data-over', under < HIGHEST && under < top);
    const onOutside = (event: Event) => {
      if (!event.composedPath().includes(around)) onLeave();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Keep Escape from also closing the surrounding dialog.
      event.preventDefault();
      event.stopPropagation();
      onEscape();
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    around.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
      around.removeEventListener('keydown', onKeyDown);
    };
  }, [panel, isOpen, onEscape, onLeave]);
}
