import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// What loads when the browser is idle takes its time on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

// What React or a library complains about is a defect, so a console error fails the test.
beforeEach(() => {
  vi.spyOn(console, 'error');
});
afterEach(() => {
  cleanup();
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  vi.restoreAllMocks();
});
