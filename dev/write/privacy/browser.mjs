import { keptOnDevice } from '@preventivo/core/workspace/device/erase/kept-on-device';

/** Descriptions of the items that a page stores on the device. `file` is the file that writes the item. */
const told = {
  'localStorage persist:<line>': {
    what: 'a draft: **the contractor and all answers so far**, never passwords and consents',
    until: '24 hours, or until the submission or «Ricomincia»',
    file: 'packages/core/src/draft/stored-draft.ts',
  },
  'sessionStorage persist:<line>': {
    what: 'the same, for lines that ask about health, and for a tab whose answers differ from those of another tab',
    until: 'until the tab closes, or as above',
    file: 'packages/core/src/draft/stored-draft.ts',
  },
  'sessionStorage persist:contractor': {
    what: '**the contractor**, for the next quote in this tab',
    until: 'half an hour, or until the next line has taken it or the tab closes',
    file: 'packages/core/src/draft/stored-draft.ts',
  },
  'cookie jwt': {
    what: 'the token of the logged-in user',
    until: '2 hours, or until the logout',
    file: 'packages/core/src/http/token-store.ts',
  },
  'cookie preventivo-device': {
    what: 'proof of an earlier login on this device: a random name, a time and a signature for each account, four at most. It contains no email and does not authenticate. The server sets it and stores nothing about it. With it, a login does not have to wait after wrong passwords of strangers',
    until: '180 days after the last login; invalid after a new password',
    file: 'packages/core/src/http/token-store.ts',
  },
  'sessionStorage preventivo:request': {
    what: "a request's id, code and time, until the visitor chooses how to get the quote; no answer",
    until: 'until the visitor answers or closes that question, or the tab closes',
    file: 'packages/core/src/draft/stored-draft.ts',
  },
  'sessionStorage preventivo:reloaded': {
    what: 'the build for which the page reloaded itself; no personal data',
    until: 'until the tab closes',
    file: 'packages/core/src/draft/stored-draft.ts',
  },
  'localStorage preventivo:language': {
    what: 'the chosen language',
    until: 'until the visitor removes it',
    file: 'packages/core/src/draft/stored-draft.ts',
  },
  'localStorage preventivo:erased': {
    what: 'the time of the last erasure, so that pages opened before it neither show nor store earlier answers; no personal data',
    until: 'a day; removed when the visitor then starts to answer or opens the list of lines',
    file: 'packages/core/src/device/erase/erase-device.ts',
  },
};

/**
 * The items that the product stores on the device, each with its description.
 * @throws if an item has no description
 */
export const kept = keptOnDevice.map(({ where, name }) => {
  const known = told[`${where} ${name}`];
  if (!known) throw new Error(`dev/write/privacy/browser.mjs says nothing of ${where} ${name}`);
  return {
    where: where === 'cookie' ? `cookie \`${name}\`` : `\`${where}\`, \`${name}\``,
    ...known,
  };
});

/** Modules that list, read or remove items of other modules. */
export const looking = [
  'packages/core/src/device/erase/kept-on-device.ts',
  'packages/core/src/device/erasure.ts',
  'packages/core/src/draft/old-drafts.ts',
];
