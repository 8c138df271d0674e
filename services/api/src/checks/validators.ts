import type { AnswerValidator, MessageCode } from '@preventivo/core';
import {
  isAmount,
  isBoatPlate,
  isCarPlate,
  isCommercialPlate,
  isCompanyName,
  isEmail,
  isInheritedPlate,
  isMopedPlate,
  isOriginalPlate,
  isPersonName,
  isPhone,
  isPowerPair,
  isQuadricyclePlate,
  isVat,
  isVintageBikePlate,
} from '@preventivo/italian';
import { integer, type ObjectSchema, type Of, object, text } from '../contract/schema.ts';
import { isShaped } from '../contract/shape.ts';

/** A check of one answer or of several together. */
export interface Validator {
  readonly body: ObjectSchema;
  readonly code: MessageCode;
  /** Returns the message code for an invalid body; undefined when it is valid. */
  refusal(asked: unknown): MessageCode | undefined;
}

/** The checks of `validate/<what>`. The remote rules of a line use the same checks. */
export const validators: Readonly<Record<AnswerValidator, Validator>> = {
  names: ofText(isPersonName, 'VALORE'),
  company: ofText(isCompanyName, 'CONTRACTOR_COMPANY_NAME'),
  email: ofText(isEmail, 'CONTRACTOR_EMAIL'),
  piva: ofText(isVat, 'CONTRACTOR_COMPANY_VAT'),
  phone: ofText(isPhone, 'CONTRACTOR_PHONE'),
  number: ofText(isAmount, 'VALORE'),
  text: ofText((content) => isWords(content, 1000), 'VALORE'),
  brand: ofText((content) => isWords(content, 100), 'BRAND_VALORE'),
  targaBarca: ofText(isBoatPlate, 'TARGA_VALORE'),
  targa_micro_car: ofText(isMopedPlate, 'TARGA_VALORE'),
  targa_quadriciclo: ofText(isQuadricyclePlate, 'TARGA_VALORE'),
  // Vintage vehicles may still have their first plate.
  targa_auto: ofText((text) => isCarPlate(text) || isOriginalPlate(text), 'TARGA_VALORE'),
  targa_moto: ofText(isVintageBikePlate, 'TARGA_VALORE'),
  targa_commerciale: ofObject(
    object({ tipo: text(50), content: text(1000) }, ['tipo']),
    ({ tipo, content }) => isCommercialPlate(content, tipo),
    'TARGA_VALORE',
  ),
  power: ofObject(
    object({ cavalli: { type: 'number' }, kw: { type: 'number' } }),
    ({ cavalli, kw }) => isPowerPair(kw, cavalli),
    'COMBINAZIONE',
  ),
  targa_ereditata: ofObject(
    object({ tipo: integer, content: text(20) }),
    ({ tipo, content }) => isInheritedPlate(content, tipo),
    'TARGA_VALORE',
  ),
};

function ofText(holds: (text: string) => boolean, code: MessageCode): Validator {
  return ofObject(object({ content: text(1000) }), ({ content }) => holds(content), code);
}

function ofObject<const S extends ObjectSchema>(
  body: S,
  holds: (asked: Of<S>) => boolean,
  code: MessageCode,
): Validator {
  return {
    body,
    code,
    refusal: (asked) => (isShaped<S>(body, asked) && holds(asked) ? undefined : code),
  };
}

/** Whether a text has at least two letters or digits. Punctuation alone is invalid. */
function isWords(content: string, max: number): boolean {
  return content.trim().length <= max && (content.match(/[\p{L}\p{N}]/gu) ?? []).length >= 2;
}
