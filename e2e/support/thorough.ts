import type { TestDetails } from '@playwright/test';

/**
 * Marks a test that only `pnpm verify:visitors` runs, because a faster test covers the same case or
 * a more common one.
 */
export const thorough: TestDetails = { tag: '@thorough' };

/**
 * Marks one variant of a test. `npm test` runs only the first variant, `pnpm verify:visitors` all
 * of them.
 */
export const variant = (index: number): TestDetails => (index === 0 ? {} : thorough);
