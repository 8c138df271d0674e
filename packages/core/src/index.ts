// Lines, page 1 (the contractor's page) and the answers: everything that the first page needs immediately. This entry
// point also exports the types of the client and its payloads, because types add nothing to a bundle.

// a line

export { defineLine, joinBlocks } from './line/define-line.ts';
export { headingOf, type LazyLine, type Outline, outlineOf } from './line/outline.ts';
export { layoutsOf, withLayout } from './line/with-layout.ts';
export type { Wording } from './line/wording.ts';
export { policyBlock } from './policy/policy-block.ts';
export { type Codec, indexedPairs, pipes } from './table/codecs.ts';
export type { Failure } from './table/failure.ts';
export { type Category, categories, type Listing } from './table/listing.ts';
export type { Lists, Option } from './table/option.ts';
export { type ControlName, siblingOf } from './table/path.ts';
export { type RuleSettings, ruleSettings } from './table/rule-settings.ts';
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
} from './table/table.ts';

// the fields of a line, by kind

export {
  type AddressField,
  type AddressPart,
  address,
  emptyAddress,
  isAddressAnswer,
} from './kinds/address/field.ts';
export { addressParts, searchedAddress } from './kinds/address/parts.ts';
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
export { groupsIn } from './kinds/group/answers.ts';
export {
  type GroupField,
  isGroup,
  type SavedRecordField,
  savedRecord,
  tableIn,
} from './kinds/group/field.ts';
export { group } from './kinds/group.ts';
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
export type { Limits } from './table/bounds.ts';
export {
  defineKind,
  type Field,
  type FieldOf,
  type FieldOptions,
  type Fields,
  type OwnKind,
  type RefusalSentences,
  type Texts,
  type Values,
} from './table/field.ts';

// answers

export { applicable, askedOn, fieldNow, isAsked, limitsOf, listOf } from './answers/applicable.ts';
export { type Change, changed } from './answers/change.ts';
export {
  contractorAnswers,
  withContractorAnswers,
  withContractorFallbacks,
} from './answers/contractor-answers.ts';
export { initialValues } from './answers/initial-values.ts';
export { settle } from './answers/settle.ts';
export { refusalSentence, refusedAt, type ServerRefusal } from './check/refused-at.ts';
export { unanswered } from './check/unanswered.ts';
export { type AskedControl, askedControls } from './kinds/asked-controls.ts';
export { valuesOf } from './kinds/forms.ts';
export { type WordsContext, wordsOf } from './kinds/words.ts';
export { asReferences, recordsIn, withRecords } from './records/records.ts';
export { asReference } from './records/reference.ts';
export { same } from './table/same.ts';

// the contractor

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
export { hasAnswers } from './contractor/has-answers.ts';
export { keptContractor } from './contractor/kept-contractor.ts';
export { italyId, person, personWords } from './contractor/person.ts';
export {
  contractorQuestions,
  type Questions,
  recordQuestions,
  typeQuestion,
  withContractorTables,
  withContractorValues,
} from './contractor/questions.ts';
export type { Person } from './table/person.ts';

// today, and the texts that page 1 may need

export type { RelativeDay } from './dates/relative-day.ts';
export { today } from './dates/today.ts';
export { companyMessages } from './errors/company-messages.ts';
export { contractorMessages } from './errors/contractor-messages.ts';
export { createTranslator, type Translate } from './errors/create-translator.ts';
export { fill } from './errors/fill.ts';
export { messageFor } from './errors/message-for.ts';
export type { MessageCode, MessageOverrides, Messages } from './errors/messages.ts';
export { policyMessages } from './errors/policy-messages.ts';
export { serviceMessages } from './errors/service-messages.ts';
export { sharedMessages } from './errors/shared-messages.ts';
export { submissionMessages } from './errors/submission-messages.ts';

// the page around a form

export {
  type Broker,
  defaultBroker,
  initialsOf,
  type Logo,
  type Phone,
  phoneLink,
  supervisionOf,
} from './page/broker.ts';
export {
  markInteracted,
  onFirstInteraction,
  schedulePreload,
  whenIdle,
} from './page/first-interaction.ts';
export {
  isPageOutdated,
  onPageVersion,
  type PageVersion,
  pageVersion,
  servedBuild,
} from './page/page-version.ts';
export type { FieldEvent, Tracker } from './page/tracker.ts';

// types of the client, whose code loads later

export type { CallOptions } from './http/call.ts';
export type { Client, ClientOptions, TokenOwner } from './http/client.ts';
export type { Paths } from './http/paths.ts';
export type { Attribution, FoundPlaces, Place, PlaceDetails } from './http/place.ts';
export type {
  DraftToKeep,
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
export type { OwnData, Recall, Registration, UserService } from './http/user-service.ts';
export type { AnswerValidator, Validator } from './table/validator.ts';
