import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { lostTexts } from './vitest.texts.ts';

// Wait longer, because loading during idle time is slow on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

// A console error fails the test, because React and libraries report defects this way.
beforeEach(() => {
  vi.spyOn(console, 'error');
});
afterEach(() => {
  cleanup();
  // Forget the request of a test that ended at the final question. Otherwise the next test would
  // show that question.
  globalThis.sessionStorage?.removeItem('preventivo:request');
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  expect(lostTexts(), 'texts that a translated page loses').toEqual([]);
  vi.restoreAllMocks();
});
