// What things are called that a page keeps on a device, besides drafts (draft/draft.ts). All of it is listed in
// kept-on-device.ts; the names stand apart, since the first part of an application has them and not the list.

/** The cookie with the token of who is logged in. */
export const tokenCookie = 'jwt';
/** The cookie by which a server knows a device that logged in before (services/api/src/crypto/known-devices.ts). */
export const deviceCookie = 'preventivo-device';
/** The language that was chosen: one for all lines of a site. */
export const languageKey = 'preventivo:language';
/** The request that a tab still asks about: how the quote is to come. */
export const requestKey = 'preventivo:request';
/** The builds that a tab was reloaded for, so that it is reloaded once for each. */
export const reloadedKey = 'preventivo:reloaded';
/** When the device was erased last, in milliseconds since 1970, as text. */
export const erasedKey = 'preventivo:erased';
