import type { Address } from '../italian/address.ts';
import type {
  AddressField,
  ChoiceField,
  ChoicesField,
  Field,
  Fields,
  GroupField,
  ItemsField,
  MunicipalityField,
  PlateField,
  TextField,
} from './field.ts';

// A table holds fields of any kind; these tell which.
export const isText = (field: Field): field is TextField => field.kind === 'text';
export const isPlate = (field: Field): field is PlateField => field.kind === 'plate';
export const isAddress = (field: Field): field is AddressField => field.kind === 'address';
export const isAddressAnswer = (answer: unknown): answer is Address =>
  typeof answer === 'object' && answer !== null && 'is_manual_address' in answer;
export const isMunicipality = (field: Field): field is MunicipalityField =>
  field.kind === 'municipality';
export const isItems = (field: Field): field is ItemsField<unknown> => field.kind === 'items';
export const isGroup = (field: Field): field is GroupField<Fields> => field.kind === 'group';
export const isListed = (field: Field): field is ChoiceField | ChoicesField =>
  field.kind === 'choice' || field.kind === 'choices';
