// answers while they are given

export { type AnswerStore, createAnswerStore, partOf } from './answers/answer-store.ts';
export {
  type Answers,
  type Change,
  changed,
  createAnswers,
  type Settled,
} from './answers/answers.ts';
// the contractor and the policy block
export { type Company, company } from './contractor/company.ts';
export {
  type CompanyContractor,
  type Contractor,
  chosenType,
  contractorKeys,
  contractorValues,
  emptyContractor,
  type NoContractor,
  type PersonContractor,
  personOf,
} from './contractor/contractor.ts';
export { keptContractor } from './contractor/kept-contractor.ts';
export { italyId, person, personWords } from './contractor/person.ts';
export type { Person } from './contractor/person-fields.ts';
export {
  contractorQuestions,
  type Questions,
  recordQuestions,
  typeQuestion,
  withContractorValues,
} from './contractor/questions.ts';
// places and days
export { type Day, isWholeDay, monthOf, yearOf } from './dates/day.ts';
export type { RelativeDay } from './dates/relative-day.ts';
export { today } from './dates/today.ts';
export type { Draft, DraftRead, DraftStorage, DraftWanted, NoDraft } from './draft/draft.ts';
// errors, http, draft
export {
  deviceStorage,
  dropDraft,
  newIdempotencyKey,
  readDraft,
  sharedIdempotencyKey,
  tabStorage,
  writeDraft,
} from './draft/stored-draft.ts';
export { companyMessages } from './errors/company-messages.ts';
export { contractorMessages } from './errors/contractor-messages.ts';
export { fill } from './errors/fill.ts';
export type { MessageCode, MessageOverrides, Messages } from './errors/messages.ts';
export { policyMessages } from './errors/policy-messages.ts';
export { sharedMessages } from './errors/shared-messages.ts';
export { submissionMessages } from './errors/submission-messages.ts';
export { markInteracted, schedulePreload, whenIdle } from './first-interaction.ts';
export type { CallOptions } from './http/call.ts';
export type { Client, ClientOptions, Whose } from './http/client.ts';
export type { Paths } from './http/paths.ts';
export type { FoundPlaces, Place, PlaceDetails } from './http/place.ts';
export type {
  FiscalCodeRequest,
  QuoteRequest,
  QuoteService,
  SalesContact,
  Submission,
} from './http/quote-service.ts';
export { requestNumber } from './http/request-number.ts';
export type { Failed, Result, Success } from './http/result.ts';
export type { CompanyToSave, SavedCompany } from './http/saved-company.ts';
export type { Country, Named, PersonToSave, SavedPerson } from './http/saved-person.ts';
export { cookieToken, type TokenStore } from './http/token-store.ts';
export type { User } from './http/user.ts';
export type { Recall, Registration, UserService } from './http/user-service.ts';
export type { AnswerValidator, Validator } from './http/validator.ts';
export type { Address } from './italian/address.ts';
// the kinds of field
export {
  type AddressField,
  type AddressPart,
  address,
  isAddressAnswer,
} from './kinds/address/field.ts';
export { addressParts, searchedAddress } from './kinds/address/parts.ts';
export { type AskedControl, askedControls } from './kinds/asked-controls.ts';
export {
  type ChoiceField,
  type ChoicesField,
  choice,
  choices,
  isListed,
  knownOptions,
  type YesNoField,
  yesNo,
} from './kinds/choice/field.ts';
export { type DateField, date } from './kinds/date/field.ts';
export { valuesOf } from './kinds/forms.ts';
export { groupsIn } from './kinds/group/answers.ts';
export {
  type GroupField,
  isGroup,
  type SavedRecordField,
  savedRecord,
  tableIn,
} from './kinds/group/field.ts';
export { group } from './kinds/group/group.ts';
export { type ItemsField, isItems, items } from './kinds/items/field.ts';
export type { FieldByKind, KindName } from './kinds/kinds.ts';
export {
  type AmountField,
  amount,
  isNumeric,
  numberWords,
  type WholeField,
  whole,
} from './kinds/number/field.ts';
export { commasParted, entriesOf } from './kinds/text/entries.ts';
export {
  type MunicipalityField,
  municipality,
  type PlateField,
  plate,
  type TextField,
  text,
} from './kinds/text/field.ts';
export { type WordsContext, wordsOf } from './kinds/words.ts';
// the line table
export { applicable, askedOn, isAsked, limitsOf, listOf } from './line/applicable.ts';
export type { Limits } from './line/bounds.ts';
export { type Codec, indexedPairs, pipes } from './line/codecs.ts';
export {
  contractorAnswers,
  withContractorAnswers,
  withContractorFallbacks,
} from './line/contractor-answers.ts';
export { defineLine, joinBlocks } from './line/define-line.ts';
export type { Failure } from './line/failure.ts';
export {
  defineKind,
  type Field,
  type FieldOf,
  type FieldOptions,
  type Fields,
  type OwnKind,
  type Values,
} from './line/field.ts';
export { initialValues } from './line/initial-values.ts';
export { laidOut, layoutsOf } from './line/laid-out.ts';
export type { Lists, Option } from './line/option.ts';
export { type LazyLine, type Outline, outlineOf } from './line/outline.ts';
export { beside, type ControlName } from './line/path.ts';
export { type Refusal, refusedAt } from './line/refused-at.ts';
export { type RuleSettings, ruleSettings } from './line/rule-settings.ts';
export { same } from './line/same.ts';
export { settle } from './line/settle.ts';
export type {
  ContractorType,
  Layout,
  Line,
  Locked,
  Page,
  Parts,
  Profile,
  RemoteCheck,
  Section,
  StepBody,
  Table,
} from './line/table.ts';
export { policyBlock } from './policy/policy-block.ts';
export {
  channelsOf,
  consentTable,
  consentTextsVersion,
  mandatoryConsents,
  missingConsents,
  optionalConsents,
} from './privacy/consent-table.ts';
// privacy
export {
  channelNames,
  channelsLine,
  consentFailures,
  documentName,
  type NamedDocument,
} from './privacy/consent-words.ts';
export {
  type ChosenChannels,
  type ConsentChannel,
  type ConsentKey,
  type Consents,
  type ConsentVariant,
  consentKeys,
  noConsents,
  receiptEvent,
} from './privacy/consents.ts';
export {
  type DatedConsents,
  shownConsents,
  withChannels,
  withConsents,
} from './privacy/dated-consents.ts';
export type { Tracker } from './tracker/tracker.ts';
