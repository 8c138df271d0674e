import type { TestDetails } from '@playwright/test';

/**
 * Options of a test that only `pnpm verify:visitors` runs, because a faster test covers the same or
 * a more common case.
 */
export const thorough: TestDetails = { tag: '@thorough' };

/**
 * Options of one variant of a test. `npm test` runs only the first variant, `pnpm verify:visitors`
 * runs all.
 */
export const variant = (index: number): TestDetails => (index === 0 ? {} : thorough);
