import { says, saysCode } from '../messages/shows.mjs';

/** What a test of a table calls to learn what is wrong, what a change changes, what is sent. */
const judging = ['refused', 'marked', 'sentences', 'check', 'wrong'];
const changing = ['change', 'changed', 'settle', 'applicable', 'asked', 'shown'];
const sending = ['sent', 'read', 'toWire', 'fromWire', 'stepToWire', 'submitToWire'];

/**
 * What the specification says of a question, each with how a test shows it: that it is asked, what
 * limits it, what clears it, what is said of it, under which key it is sent.
 */
export function aspectsOf({ key, wire, field, table }, { fromContractor = {} }) {
  const name = wire.split('.').at(-1).replace('[]', '');
  return {
    field: (test) => tells(test, key),
    limits: isLimited(key, field, table) && ((test) => tells(test, key) && calls(test, judging)),
    clearing: isCleared(key, table) && ((test) => tells(test, key) && calls(test, changing)),
    // What is the contractor's is never asked, so nothing is said of it.
    message:
      !fromContractor[key] &&
      ((test) => says(test, field.error) || (saysCode(test, field.code) && calls(test, judging))),
    'payload key': (test) => tells(test, name) && calls(test, sending),
  };
}

const isLimited = (key, { min, max, valid, item, limits: own }, { limits, options, checks = [] }) =>
  Boolean(own ?? item?.limits ?? limits?.[key] ?? options?.[key] ?? min ?? max ?? valid) ||
  checks.some(({ marks }) => marks.includes(key));

const isCleared = (key, { applies, reacts, lockedTo }) =>
  Boolean(applies?.[key] ?? reacts?.[key] ?? lockedTo?.[key]);

/** Whether a test has a key as a name or as a text, alone or at the end of a path. */
const tells = ({ names, texts }, key) =>
  names.has(key) || texts.some((text) => text === key || text.endsWith(`.${key}`));
const calls = ({ names }, functions) => functions.some((name) => names.has(name));
