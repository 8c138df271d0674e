import { type ContractorType, choice, companyMessages } from '@preventivo/core';

/** Who asks, on lines that take both types (docs/rules/contractor.md#type). */
export const typeQuestion = choice({
  label: 'Per chi stai chiedendo un preventivo?',
  code: 'CONTRACTOR_TIPO_PERSONA',
  error: companyMessages.CONTRACTOR_TIPO_PERSONA,
  invalid: companyMessages.CONTRACTOR_TIPO_PERSONA,
  list: 'tipoPersona',
  known: [
    { id: 'giuridica', value: "Sono un'azienda" },
    { id: 'fisica', value: 'Sono un privato' },
  ],
});

/** The type that was chosen; null for anything else. */
export const typeOf = (answer: unknown): ContractorType | null =>
  answer === 'giuridica' || answer === 'fisica' ? answer : null;
