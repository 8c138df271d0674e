import * as yup from 'yup';
import { type Codec, pipes, plain } from '../../table/codecs.ts';
import type { KindRules } from '../../table/kind-rules.ts';
import type { Option } from '../../table/option.ts';
import type { ChoiceField, ChoicesField, YesNoField } from './field.ts';

export const yesNoRules: KindRules<YesNoField> = {
  schema: () => yup.boolean().nullable(),
  codec: () => plain('boolean'),
};

export const choiceRules: KindRules<ChoiceField> = {
  schema: (_, { options }, { wrong }) =>
    yup
      .string()
      .nullable()
      .test('offered', wrong, (key) => !key || isOffered(key, options)),
  codec: ({ numeric }) => (numeric ? numericKey : plain('string')),
};

export const choicesRules: KindRules<ChoicesField> = {
  schema: ({ optional }, { options }, { wrong }) =>
    yup
      .array()
      .of(yup.string().required(wrong))
      .test('chosen', wrong, (keys) => Boolean(optional) || (keys?.length ?? 0) > 0)
      .test('once', wrong, (keys = []) => new Set(keys).size === keys.length)
      .test('offered', wrong, (keys) => (keys ?? []).every((key) => isOffered(key, options))),
  codec: () => ({
    to: (answer) => pipes.to(Array.isArray(answer) ? answer.map(String) : []),
    from: pipes.from,
  }),
};

const isOffered = (key: string, options: readonly Option[] | undefined) =>
  !options || options.some((option) => option.id === key);

const numericKey: Codec<unknown> = {
  to: (answer) => (answer === null ? null : Number(answer)),
  from: (raw) => String(plain('number').from(raw)),
};
