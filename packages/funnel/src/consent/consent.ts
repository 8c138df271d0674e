export { afterConsent } from './after-consent.ts';
export { type Allows, pageConsent } from './page-consent.ts';
