import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { lostTexts } from './vitest.texts.ts';

// Loading during idle time is slow on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

// React and libraries report defects as console errors, so a console error fails the test.
beforeEach(() => {
  vi.spyOn(console, 'error');
});
afterEach(() => {
  cleanup();
  // Otherwise a test that ends at the final question would reopen that question in the next test.
  globalThis.sessionStorage?.removeItem('preventivo:request');
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  expect(lostTexts(), 'texts that a translated page loses').toEqual([]);
  vi.restoreAllMocks();
});
