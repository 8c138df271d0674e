import type { Consents } from './consents.ts';

/** Nothing agreed to: where every form starts, and where a restored draft starts again. */
export const noConsents: Consents = {
  ivass: false,
  cgu: false,
  generale: false,
  newsletter: false,
  commerciale: false,
  profilazione: false,
  cessione: false,
};
