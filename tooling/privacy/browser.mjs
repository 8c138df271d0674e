/** What a page keeps on the device, and the file that does it: a file that is not here fails a test. */
export const kept = [
  {
    where: '`localStorage`, `persist:<line>`',
    what: 'a draft: **who asks and all answers so far**. Never passwords and consents',
    until: '24 hours, the submission, «Ricomincia»',
    file: 'packages/core/src/draft/stored-draft.ts',
  },
  {
    where: '`sessionStorage`, `persist:<line>`',
    what: 'the same, for lines that ask about health',
    until: 'until the tab is closed, and as above',
    file: 'packages/core/src/draft/stored-draft.ts',
  },
  {
    where: '`sessionStorage`, `persist:contractor`',
    what: '**who asked**, for the next quote in this tab',
    until: 'until the next line has it, half an hour, the end of the tab',
    file: 'packages/core/src/draft/stored-draft.ts',
  },
  {
    where: 'cookie `jwt`',
    what: 'the token of who is logged in',
    until: '2 hours, the logout',
    file: 'packages/core/src/http/token-store.ts',
  },
  {
    where: '`localStorage`, `preventivo:language`',
    what: 'the language that was chosen',
    until: 'until it is removed',
    file: 'packages/funnel/src/languages/kept-language.ts',
  },
];
