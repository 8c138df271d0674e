import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { lostTexts } from './vitest.texts.ts';

// Wait longer than by default: on a busy machine, code that loads at idle time arrives late.
configure({ asyncUtilTimeout: 30_000 });

// Fail a test on a console error: React and libraries report mistakes this way.
beforeEach(() => {
  vi.spyOn(console, 'error');
});
afterEach(() => {
  cleanup();
  // Remove the quote request of a test that ended with the final question. Otherwise the page of the next test would
  // show this question.
  globalThis.sessionStorage?.removeItem('preventivo:request');
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  expect(lostTexts(), 'texts that a translated page loses').toEqual([]);
  vi.restoreAllMocks();
});
