import { says, saysCode } from '../messages/shows.mjs';

/**
 * Functions by which a test shows what it covers: `judging` functions return errors, `changing`
 * functions the effects of a change, `sending` functions the payload.
 */
const judging = ['refused', 'marked', 'sentences', 'check', 'wrong'];
const changing = ['change', 'changed', 'settle', 'applicable', 'asked', 'shown'];
const sending = ['sent', 'read', 'toWire', 'fromWire', 'stepToWire', 'submitToWire'];

/**
 * Returns the aspects of a question that need a test: presence, limits, clearing, message and
 * payload key. Each aspect is a function that checks whether a test covers it, or false if the
 * question lacks the aspect.
 */
export function aspectsOf({ key, wire, field, table }, { fromContractor = {} }) {
  const name = wire.split('.').at(-1).replace('[]', '');
  return {
    field: (test) => tells(test, key),
    limits: isLimited(key, field, table) && ((test) => tells(test, key) && calls(test, judging)),
    clearing: isCleared(key, table) && ((test) => tells(test, key) && calls(test, changing)),
    // The form does not ask questions whose answers are copied from the contractor, so they have no
    // message.
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

/**
 * Whether a test contains a question's key, as a name in the code or in a text: alone or at the end
 * of a path.
 */
const tells = ({ names, texts }, key) =>
  names.has(key) || texts.some((text) => text === key || text.endsWith(`.${key}`));
const calls = ({ names }, functions) => functions.some((name) => names.has(name));
