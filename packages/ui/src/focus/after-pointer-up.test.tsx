import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterPointerUp } from './after-pointer-up.ts';

const told: string[] = [];
const tell = (word: string) => afterPointerUp(() => told.push(word));
const button = document.body.appendChild(document.createElement('button'));
button.addEventListener('click', () => told.push('pressed'));

/** Dispatches a pointer event. jsdom does not implement pointer events. */
function point(type: string, pointerType: string, how: MouseEventInit = {}) {
  const event = new MouseEvent(type, { bubbles: true, ...how });
  Object.defineProperty(event, 'pointerType', { value: pointerType });
  button.dispatchEvent(event);
}

beforeEach(() => {
  told.length = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it('afterPointerUp runs its callback at once without a press', () => {
  tell('error');
  expect(told).toEqual(['error']);
});

it('afterPointerUp waits for the delayed click of a finger', () => {
  point('pointerdown', 'touch');
  tell('error');
  point('pointerup', 'touch');
  vi.advanceTimersByTime(50);
  expect(told).toEqual([]);
  point('click', 'touch');
  vi.advanceTimersByTime(0);
  expect(told).toEqual(['pressed', 'error']);
});

it.each(['pointerup', 'pointercancel'])(
  "afterPointerUp runs its callback after a finger's press without a click (%s)",
  (end) => {
    point('pointerdown', 'touch');
    tell('error');
    point(end, 'touch');
    vi.advanceTimersByTime(100);
    expect(told).toEqual(['error']);
  },
);

it('afterPointerUp runs its callback right after the click of a mouse', () => {
  point('pointerdown', 'mouse');
  tell('error');
  point('pointerup', 'mouse');
  point('click', 'mouse');
  vi.advanceTimersByTime(0);
  expect(told).toEqual(['pressed', 'error']);
});

it('afterPointerUp runs its callback at once while the menu of a right click is open, because no pointerup follows', () => {
  point('pointerdown', 'mouse', { button: 2 });
  point('contextmenu', 'mouse', { button: 2 });
  tell('error');
  expect(told).toEqual(['error']);
});

it('afterPointerUp runs its callback at once while the menu of a Control-click is open', () => {
  point('pointerdown', 'mouse', { ctrlKey: true });
  tell('error');
  point('contextmenu', 'mouse', { ctrlKey: true });
  vi.advanceTimersByTime(0);
  expect(told).toEqual(['error']);
});
