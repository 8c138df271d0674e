import type { TestDetails } from '@playwright/test';

/**
 * Details of a test that only `pnpm verify:visitors` runs, because a faster test covers the same or
 * a more common case.
 */
export const thorough: TestDetails = { tag: '@thorough' };

/**
 * Details of one variant of a test. `npm test` runs the first variant, `pnpm verify:visitors` all.
 */
export const variant = (index: number): TestDetails => (index === 0 ? {} : thorough);
