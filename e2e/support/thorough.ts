import type { TestDetails } from '@playwright/test';

/** A test that only `pnpm verify:visitors` runs, since unit tests or another browser test assert the same. */
export const thorough: TestDetails = { tag: '@thorough' };

/** Details of one variant of a test: `npm test` runs the first variant, `pnpm verify:visitors` runs all. */
export const variant = (index: number): TestDetails => (index === 0 ? {} : thorough);
