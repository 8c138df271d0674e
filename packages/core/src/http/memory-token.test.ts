import { expect, it } from 'vitest';
import { memoryToken } from './memory-token.ts';

it('memoryToken keeps a token until its lifetime ends', () => {
  let now = 0;
  const token = memoryToken(() => now);
  expect(token.get()).toBeNull();
  token.set('one', 60);
  now = 59_999;
  expect(token.get()).toBe('one');
  now = 60_000;
  expect(token.get()).toBeNull();
});

it('memoryToken returns null after the token was removed', () => {
  const token = memoryToken();
  token.set('one', 60);
  token.remove();
  expect(token.get()).toBeNull();
});

it('memoryToken ignores a token that is not valid in a header', () => {
  const token = memoryToken();
  token.set('a\nb', 60);
  expect(token.get()).toBeNull();
});
