/** The screens in docs/look, each with its description. The name of a screen ends with the width of the window. */
export const screens = {
  'landing-390':
    'the list of lines: most asked first, groups, search, how it works, who the broker is',
  'landing-1280': 'the same on a desktop',
  'not-found-1280': 'an address where nothing is',
  'page-1-empty-1280':
    'page 1 before the first key: the fiscal code first, and how it works beside it',
  'page-1-errors-390': "page 1 after an early 'Continua'",
  'page-1-known-390': 'page 1 answered: the stub of the ticket holds who the visitor is',
  'trip-empty-1280': 'page 2 of travel: coverages in columns',
  'trip-filled-1280': 'page 2 of travel answered, with the answers at its side',
  'trip-filled-390': 'page 2 of travel on a telephone, with review and consents',
  'vehicle-390': 'page 2 of microcar, with its plate',
  'van-390': 'page 2 of a commercial vehicle, with a date that is refused',
  'last-page-390': 'page 3 of microcar before it is sent: review and consents',
  'waiting-390': 'while it is sent',
  'error-390': 'where it could not be sent',
  'question-390': 'once it was taken',
  'sent-390': 'the sent page: the torn half of the ticket, with its code',
  'sent-1280': 'the same on a desktop',
  'session-over-390': 'a session that ended while somebody was answering',
  'saved-people-1280': 'the saved people of somebody who is logged in',
  'activation-390': 'the page behind the link of the first mail',
  'mail-640': 'the first mail',
} as const;
export type Screen = keyof typeof screens;

/** The design mocks of some screens, as names of files in docs/look/mock. */
export const mocks: Partial<Record<Screen, readonly string[]>> = {
  'van-390': ['page.webp', 'page-dark.webp'],
  'question-390': ['question.webp'],
};
