import { expect, it } from 'vitest';
import { memoryToken } from './memory-token.ts';

it('keeps a token for its lifetime and no longer', () => {
  let now = 0;
  const token = memoryToken(() => now);
  expect(token.get()).toBeNull();
  token.set('one', 60);
  now = 59_999;
  expect(token.get()).toBe('one');
  now = 60_000;
  expect(token.get()).toBeNull();
});

it('forgets a removed token', () => {
  const token = memoryToken();
  token.set('one', 60);
  token.remove();
  expect(token.get()).toBeNull();
});

it('ignores a token that is not valid in a header', () => {
  const token = memoryToken();
  token.set('a\nb', 60);
  expect(token.get()).toBeNull();
});
