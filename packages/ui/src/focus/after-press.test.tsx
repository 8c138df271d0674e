import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterPress } from './after-press.ts';

const told: string[] = [];
const tell = (word: string) => afterPress(() => told.push(word));
const button = document.body.appendChild(document.createElement('button'));
button.addEventListener('click', () => told.push('pressed'));

/** A part of a press; jsdom has no pointer events of its own. */
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

it('what nobody presses against comes at once', () => {
  tell('error');
  expect(told).toEqual(['error']);
});

it('a finger hits what it aimed at, though its click comes a while after it was lifted', () => {
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
  'a finger that presses nothing (%s) keeps nothing back',
  (end) => {
    point('pointerdown', 'touch');
    tell('error');
    point(end, 'touch');
    vi.advanceTimersByTime(100);
    expect(told).toEqual(['error']);
  },
);

it('a mouse waits for nothing but its click', () => {
  point('pointerdown', 'mouse');
  tell('error');
  point('pointerup', 'mouse');
  point('click', 'mouse');
  vi.advanceTimersByTime(0);
  expect(told).toEqual(['pressed', 'error']);
});

it('a menu that a right click opens, and that takes the end of the press, keeps nothing back', () => {
  point('pointerdown', 'mouse', { button: 2 });
  point('contextmenu', 'mouse', { button: 2 });
  tell('error');
  expect(told).toEqual(['error']);
});

it('nor does one that a click with Control opens', () => {
  point('pointerdown', 'mouse', { ctrlKey: true });
  tell('error');
  point('contextmenu', 'mouse', { ctrlKey: true });
  vi.advanceTimersByTime(0);
  expect(told).toEqual(['error']);
});
