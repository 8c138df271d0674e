import { keptOnDevice } from '@preventivo/core/workspace/device/erase/kept-on-device';

/** Description of each item that a page stores on the device, and the file that writes it. */
const told = {
  'localStorage persist:<line>': {
    what: 'a draft: **who asks and all answers so far**. Never passwords and consents',
    until: '24 hours, the submission, «Ricomincia»',
    file: 'packages/core/src/draft/stored-draft.ts',
  },
  'sessionStorage persist:<line>': {
    what: 'the same: for lines that ask about health, and for a tab whose answers are not those of another tab',
    until: 'until the tab is closed, and as above',
    file: 'packages/core/src/draft/stored-draft.ts',
  },
  'sessionStorage persist:contractor': {
    what: '**who asked**, for the next quote in this tab',
    until: 'until the next line has it, half an hour, the end of the tab',
    file: 'packages/core/src/draft/stored-draft.ts',
  },
  'cookie jwt': {
    what: 'the token of who is logged in',
    until: '2 hours, the logout',
    file: 'packages/core/src/http/token-store.ts',
  },
  'cookie preventivo-device': {
    what: 'that somebody logged in here before: a random name, a time and a signature for each account, four at most; it contains no email and does not authenticate. The server sets it and stores nothing about it. With it a login does not wait after wrong passwords of strangers',
    until: '180 days after the last login; with a new password it proves nothing any more',
    file: 'packages/core/src/http/token-store.ts',
  },
  'sessionStorage preventivo:request': {
    what: "a request's id, code and time, while the visitor has not said how the quote is to come; no answer",
    until: 'until that is answered or closed, the end of the tab',
    file: 'packages/core/src/draft/stored-draft.ts',
  },
  'sessionStorage preventivo:reloaded': {
    what: 'for which build the page reloaded itself; nothing of anybody',
    until: 'the end of the tab',
    file: 'packages/core/src/draft/stored-draft.ts',
  },
  'localStorage preventivo:language': {
    what: 'the language that was chosen',
    until: 'until it is removed',
    file: 'packages/core/src/draft/stored-draft.ts',
  },
  'localStorage preventivo:erased': {
    what: 'when all of this was erased, so that a page of before shows and writes nothing any more; nothing of anybody',
    until: 'a day, once somebody begins to answer or opens the list of lines',
    file: 'packages/core/src/device/erase/erase-device.ts',
  },
};

/**
 * The items that the product stores on the device, with descriptions.
 * @throws on an item without a description
 */
export const kept = keptOnDevice.map(({ where, name }) => {
  const known = told[`${where} ${name}`];
  if (!known) throw new Error(`dev/write/privacy/browser.mjs says nothing of ${where} ${name}`);
  return {
    where: where === 'cookie' ? `cookie \`${name}\`` : `\`${where}\`, \`${name}\``,
    ...known,
  };
});

/** Modules that list, read or remove items that other modules store. */
export const looking = [
  'packages/core/src/device/erase/kept-on-device.ts',
  'packages/core/src/device/erasure.ts',
  'packages/core/src/draft/old-drafts.ts',
];
