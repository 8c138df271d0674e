// the line table

// the contractor and the policy block
export { type PersonPayload, personFromWire, personToWire } from './contractor/payload.ts';
export { italyId, type Person, person } from './contractor/person.ts';
export { applicable } from './line/applicable.ts';
export { indexedPairs, pipes } from './line/codecs.ts';
export { type Block, defineLine } from './line/define-line.ts';
export type { Failure } from './line/failure.ts';
export {
  type AddressField,
  type AddressPart,
  address,
  amount,
  type ChoiceField,
  type ChoicesField,
  choice,
  choices,
  type DateField,
  type Day,
  date,
  type Field,
  type Fields,
  group,
  type ItemsField,
  items,
  type MunicipalityField,
  municipality,
  type PlateField,
  plate,
  type TextField,
  text,
  type Values,
  type WholeField,
  whole,
  type YesNoField,
  yesNo,
} from './line/field.ts';
export { initialValues } from './line/initial-values.ts';
export { beside, type ControlName } from './line/path.ts';
export { same } from './line/same.ts';
export { settle } from './line/settle.ts';
export type {
  Codec,
  ContractorType,
  Limits,
  Line,
  Lists,
  Option,
  Page,
  Profile,
  RelativeDay,
  Table,
} from './line/table.ts';
export { isWholeDay } from './line/whole-day.ts';
export { fromWire, toWire, type WireProblem } from './line/wire.ts';
export { policyBlock } from './policy/policy-block.ts';

// privacy
export {
  type ConsentChannel,
  type ConsentKey,
  type Consents,
  type ConsentVariant,
  channelsOf,
  consentKeys,
  missingConsents,
  noConsents,
} from './privacy/consents.ts';
export { type ConsentFlag, consentFlags } from './privacy/flags.ts';
export { flagsFromWire, type ReadFlags } from './privacy/flags-from-wire.ts';
export { privacyFromWire, type ReadPrivacy } from './privacy/privacy-from-wire.ts';
export {
  type ConsentItem,
  consentItems,
  type PrivacyBody,
  privacyToWire,
} from './privacy/privacy-to-wire.ts';
