// Names of the items that a page stores on the device, besides drafts (draft/draft.ts). kept-on-device.ts lists all
// items. The names have their own file, because the first chunk of an application needs them but not the list.

/** The cookie with the token of the logged-in user. */
export const tokenCookie = 'jwt';
/** Cookie that lets a server recognise a device that logged in before (services/api/src/crypto/known-devices.ts). */
export const deviceCookie = 'preventivo-device';
/** The chosen language, shared by all lines of a site. */
export const languageKey = 'preventivo:language';
/** The sent quote request, while this tab still asks through which channel the user wants the quote. */
export const requestKey = 'preventivo:request';
/** The builds for which a tab was reloaded, so that the tab reloads only once for each build. */
export const reloadedKey = 'preventivo:reloaded';
/** The time of the last erasure, in milliseconds since 1970, as text. */
export const erasedKey = 'preventivo:erased';
