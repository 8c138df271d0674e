// What is sent, and read back: page 1 is drawn and answered without it.
export { type PersonPayload, personFromWire, personToWire } from './contractor/payload.ts';
export { fromWire, toWire, type WireProblem } from './line/wire.ts';
export { type ConsentFlag, consentFlags } from './privacy/flags.ts';
export { flagsFromWire, type ReadFlags } from './privacy/flags-from-wire.ts';
export { privacyFromWire, type ReadPrivacy } from './privacy/privacy-from-wire.ts';
export {
  type ConsentItem,
  consentItems,
  type PrivacyBody,
  privacyToWire,
} from './privacy/privacy-to-wire.ts';
