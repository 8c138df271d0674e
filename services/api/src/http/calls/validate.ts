import type { MessageCode } from '@preventivo/core';
import {
  isAmount,
  isBoatPlate,
  isCarPlate,
  isCommercialPlate,
  isCompanyName,
  isEmail,
  isInheritedPlate,
  isMopedPlate,
  isMotorbikePlate,
  isPersonName,
  isPhone,
  isPowerPair,
  isQuadricyclePlate,
  isVat,
} from '@preventivo/core/italian';
import { acceptedContractor } from '../../checks/contractor.ts';
import { yes } from '../answer.ts';
import { type Call, post } from '../call.ts';
import { failedAs } from '../refusal.ts';
import { integer, object, part, text } from '../schema.ts';
import { checkPage, pageBody } from './save.ts';

/** Checks of one text, `{content}`, and the code of what they refuse. */
const ofText: Readonly<Record<string, readonly [(text: string) => boolean, MessageCode]>> = {
  names: [isPersonName, 'VALORE'],
  company: [isCompanyName, 'CONTRACTOR_COMPANY_NAME'],
  email: [isEmail, 'CONTRACTOR_EMAIL'],
  piva: [isVat, 'CONTRACTOR_COMPANY_VAT'],
  phone: [isPhone, 'CONTRACTOR_PHONE'],
  number: [isAmount, 'VALORE'],
  text: [(content) => isText(content, 1000), 'VALORE'],
  brand: [(content) => isText(content, 100), 'BRAND_VALORE'],
  targaBarca: [isBoatPlate, 'TARGA_VALORE'],
  targa_micro_car: [isMopedPlate, 'TARGA_VALORE'],
  targa_quadriciclo: [isQuadricyclePlate, 'TARGA_VALORE'],
  targa_auto: [isCarPlate, 'TARGA_VALORE'],
  targa_moto: [isMotorbikePlate, 'TARGA_VALORE'],
  targa_commerciale: [isCommercialPlate, 'TARGA_VALORE'],
};

export const validateCalls: readonly Call[] = [
  ...Object.entries(ofText).map(([what, [holds, code]]) =>
    post({
      ...validator(what),
      body: object({ content: text(1000) }),
      run({ content }) {
        if (!holds(content)) throw failedAs(code);
        return yes();
      },
    }),
  ),
  post({
    ...validator('power'),
    body: object({ cavalli: { type: 'number' }, kw: { type: 'number' } }),
    run({ cavalli, kw }) {
      if (!isPowerPair(kw, cavalli)) throw failedAs('COMBINAZIONE');
      return yes();
    },
  }),
  post({
    ...validator('targa_ereditata'),
    body: object({ tipo: integer, content: text(20) }),
    run({ tipo, content }) {
      if (!isInheritedPlate(content, tipo)) throw failedAs('TARGA_VALORE');
      return yes();
    },
  }),
  post({
    ...validator('step1'),
    body: object({ contractor: part('Contractor') }),
    run({ contractor }, asked, served) {
      acceptedContractor(contractor, asked.line(), served);
      return yes();
    },
  }),
  ...['2', '3', '4', '5'].map((step) =>
    post({
      ...validator(`step${step}`),
      body: pageBody,
      run(body, asked, served) {
        checkPage(step, body, asked, served);
        return yes();
      },
    }),
  ),
];

function validator(what: string) {
  return {
    path: `/api/:line/validate/${what}`,
    about: `Checks what was typed (${what}).`,
    limit: 'check',
    answer: part('Done'),
  } as const;
}

/** A text of words: at least two letters or digits. */
const isText = (content: string, max: number) =>
  content.trim().length <= max && (content.match(/[\p{L}\p{N}]/gu) ?? []).length >= 2;
