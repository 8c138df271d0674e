import type { TestDetails } from '@playwright/test';

/** A test that only `pnpm verify:visitors` runs: a faster test asserts the same, or it is a rare case whose common case another test covers. */
export const thorough: TestDetails = { tag: '@thorough' };

/** Details of one variant of a test: `npm test` runs the first variant, `pnpm verify:visitors` runs all. */
export const variant = (index: number): TestDetails => (index === 0 ? {} : thorough);
