import { describe, expect, it } from 'vitest';
import { faultsOfSubject } from './subject.mjs';

describe('faultsOfSubject', () => {
  it.each([
    'address: ignore blur while details load',
    'core, italian: replace the remaining relative clauses',
    'services/api: retry a delivery until its lease ends',
    'README.md: describe the everyday loop',
    'ui: add `<Combobox>` to the entry point',
    'Revert "address: ignore blur while details load"',
    `ui: keep ${'x'.repeat(63)}`,
  ])('faultsOfSubject accepts an area and a verb in the imperative: %s', (subject) => {
    expect(faultsOfSubject(subject)).toEqual([]);
  });

  it.each([
    ['ignore blur while details load', 'no area'],
    ['Address ignores blur', 'no area'],
    ['address:ignore blur', 'no area'],
    ['address: whoever has gone on did not leave the form', '"whoever" is no verb'],
    ['address: the blur is ignored', '"the" is no verb'],
    ['address: Ignore blur', '"Ignore" is no verb'],
    ['address: ignored blur', '"ignored" is no verb'],
    ['address: ignores blur', '"ignores" is no verb'],
    ['address: ignoring blur', '"ignoring" is no verb'],
    ['address: ignore blur.', 'full stop'],
    [`ui: keep ${'x'.repeat(64)}`, 'it has 73 characters'],
  ])('faultsOfSubject refuses the subject: %s', (subject, reason) => {
    const faults = faultsOfSubject(subject);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(reason);
  });
});
