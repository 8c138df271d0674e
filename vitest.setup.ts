import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { lostTexts } from './vitest.texts.ts';

// Loading during idle time is slow on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

// A complaint of React or a library is a defect, so a console error fails the test.
beforeEach(() => {
  vi.spyOn(console, 'error');
});
afterEach(() => {
  cleanup();
  // A test that ends at the final question would leave it to the next one.
  globalThis.sessionStorage?.removeItem('preventivo:request');
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  expect(lostTexts(), 'texts that a translated page loses').toEqual([]);
  vi.restoreAllMocks();
});
