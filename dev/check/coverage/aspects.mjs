import { says, saysCode } from '../messages/shows.mjs';

/**
 * The functions that a test must call to count as a test of an aspect. `judging` functions return errors, `changing`
 * functions return the effects of a change, `sending` functions return the payload.
 */
const judging = ['refused', 'marked', 'sentences', 'check', 'wrong'];
const changing = ['change', 'changed', 'settle', 'applicable', 'asked', 'shown'];
const sending = ['sent', 'read', 'toWire', 'fromWire', 'stepToWire', 'submitToWire'];

/**
 * Returns the aspects of a question that need a test: presence, limits, clearing, message and payload key. The value of
 * an aspect is a function that returns whether a test covers it. The value is false if the question does not have the
 * aspect.
 */
export function aspectsOf({ key, wire, field, table }, { fromContractor = {} }) {
  const name = wire.split('.').at(-1).replace('[]', '');
  return {
    field: (test) => tells(test, key),
    limits: isLimited(key, field, table) && ((test) => tells(test, key) && calls(test, judging)),
    clearing: isCleared(key, table) && ((test) => tells(test, key) && calls(test, changing)),
    // An answer that is copied from the contractor has no message: the form does not ask for it.
    message:
      !fromContractor[key] &&
      ((test) => says(test, field.error) || (saysCode(test, field.code) && calls(test, judging))),
    'payload key': (test) => tells(test, name) && calls(test, sending),
  };
}

const isLimited = (key, { min, max, valid, item, limits: own }, { limits, options, checks = [] }) =>
  Boolean(own ?? item?.limits ?? limits?.[key] ?? options?.[key] ?? min ?? max ?? valid) ||
  checks.some(({ controls }) => controls.includes(key));

const isCleared = (key, { applies, reacts, lockedTo }) =>
  Boolean(applies?.[key] ?? reacts?.[key] ?? lockedTo?.[key]);

/** Whether a test contains a question's key, as a name or a text, alone or at the end of a path. */
const tells = ({ names, texts }, key) =>
  names.has(key) || texts.some((text) => text === key || text.endsWith(`.${key}`));
const calls = ({ names }, functions) => functions.some((name) => names.has(name));
