import { initialValues, valuesOf, wordsOf } from '@preventivo/core';
import { en } from '@preventivo/core/messages/en';
import { answersTo, interview } from '@preventivo/core/testing';
import { lackingTexts } from '@preventivo/core/translation';
import { answerSchema } from '@preventivo/core/wire';
import { describe, expect, it } from 'vitest';
import { horse } from './line.ts';

const today = '2026-11-21';
const { nobody, marked, sentences, sent, read } = interview(horse, { today });
/** Valid answers: a half share of the horse Fulmine. */
const answered = { ...nobody, nome: 'Fulmine', quota: 50 };

describe('a percentage', () => {
  it.each([1, 12.5, 100])('a percentage accepts %d', (quota) => {
    expect(marked({ ...answered, quota })).toEqual([]);
  });

  it.each([0, 100.1, 12.25, -5])('a percentage rejects %d and shows the limits', (quota) => {
    expect(sentences({ ...answered, quota })).toEqual([
      'Indicare una parte da 1 a 100 %, con un decimale al massimo',
    ]);
  });

  it('a missing percentage shows the error of the table', () => {
    expect(sentences({ ...answered, quota: null })).toEqual(['Indicare che parte ne hai']);
  });

  it('a percentage is sent as a number and parsed back', () => {
    expect(sent({ ...answered, quota: 12.5 })).toEqual({ nome: 'Fulmine', quota: 12.5 });
    expect(read({ nome: 'Fulmine', quota: 12.5 })).toMatchObject({ values: { quota: 12.5 } });
    expect(read({ nome: 'Fulmine', quota: '12,5' }).problems).toEqual([
      { key: 'quota', reason: 'wrong' },
    ]);
    expect(answerSchema(horse.fields.quota, () => ({}))).toEqual({ type: 'number' });
  });

  it('a percentage has the same format in the summary as in the input', () => {
    expect(wordsOf(horse.fields.quota, 12.5, { lists: {}, today })).toBe('12,5\u00a0%');
  });

  it('a draft restores a number as a percentage and discards any other value', () => {
    expect(valuesOf(horse, { ...answered, quota: 7.5 }).quota).toBe(7.5);
    expect(valuesOf(horse, { ...answered, quota: 'metà' }).quota).toBeNull();
  });

  it("the kind 'percent' has valid and invalid samples", () => {
    const { fit, odd } = answersTo(horse, initialValues(horse), 'quota', { today, lists: {} });
    const wrong = (quota: unknown) => marked(valuesOf(horse, { ...answered, quota })).length;
    expect(fit.map(wrong)).toEqual(fit.map(() => 0));
    expect(odd.map(wrong)).toEqual(odd.map(() => 1));
  });
});

it('the line has every text in English', async () => {
  expect(await lackingTexts(horse, 'en', { translation: en })).toEqual({});
});
