import { says, saysCode } from '../messages/shows.mjs';

/**
 * Functions that a table's test calls to get its errors, the effects of a change, and the payload.
 */
const judging = ['refused', 'marked', 'sentences', 'check', 'wrong'];
const changing = ['change', 'changed', 'settle', 'applicable', 'asked', 'shown'];
const sending = ['sent', 'read', 'toWire', 'fromWire', 'stepToWire', 'submitToWire'];

/**
 * Returns the aspects that the specification defines for a question: presence, limits, clearing,
 * message and payload key. Each has a function that tells whether a test covers it.
 */
export function aspectsOf({ key, wire, field, table }, { fromContractor = {} }) {
  const name = wire.split('.').at(-1).replace('[]', '');
  return {
    field: (test) => tells(test, key),
    limits: isLimited(key, field, table) && ((test) => tells(test, key) && calls(test, judging)),
    clearing: isCleared(key, table) && ((test) => tells(test, key) && calls(test, changing)),
    // Answers copied from the contractor are never asked, so they have no message.
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

/** Whether a test contains a key as a name or a text, alone or at the end of a path. */
const tells = ({ names, texts }, key) =>
  names.has(key) || texts.some((text) => text === key || text.endsWith(`.${key}`));
const calls = ({ names }, functions) => functions.some((name) => names.has(name));
