import type { Address } from '../italian/address.ts';
import { isRecord } from '../json/is-record.ts';
import type {
  AddressField,
  AmountField,
  ChoiceField,
  ChoicesField,
  Field,
  Fields,
  ItemsField,
  MunicipalityField,
  PlateField,
  TextField,
  WholeField,
  YesNoField,
} from './field.ts';
import type { GroupField } from './group-field.ts';

// A table holds fields of any kind; these tell which.
export const isText = (field: Field): field is TextField => field.kind === 'text';
export const isNumeric = (field: Field): field is WholeField | AmountField =>
  field.kind === 'whole' || field.kind === 'amount';
export const isPlate = (field: Field): field is PlateField => field.kind === 'plate';
export const isAddress = (field: Field): field is AddressField => field.kind === 'address';
export const isAddressAnswer = (answer: unknown): answer is Address =>
  isRecord(answer) &&
  typeof answer.is_manual_address === 'boolean' &&
  addressTexts.every((key) => typeof answer[key] === 'string');
const addressTexts = ['search', 'street', 'street_number', 'zip', 'city'];
export const isMunicipality = (field: Field): field is MunicipalityField =>
  field.kind === 'municipality';
export const isItems = (field: Field): field is ItemsField<unknown> => field.kind === 'items';
export const isGroup = (field: Field): field is GroupField<Fields> => field.kind === 'group';
export const isListed = (field: Field): field is ChoiceField | ChoicesField =>
  field.kind === 'choice' || field.kind === 'choices';
export const isYesNo = (field: Field): field is YesNoField => field.kind === 'yesNo';
