import type { TestDetails } from '@playwright/test';

/**
 * The options of a test that only `pnpm verify:visitors` runs: a faster test covers the same behaviour or a more common
 * case.
 */
export const thorough: TestDetails = { tag: '@thorough' };

/** The options for a variant of a test. `npm test` runs only the first variant. `pnpm verify:visitors` runs all. */
export const variant = (index: number): TestDetails => (index === 0 ? {} : thorough);
