import { draftKey } from '../../draft/draft.ts';
import {
  deviceCookie,
  erasedKey,
  languageKey,
  reloadedKey,
  requestKey,
  tokenCookie,
} from '../names.ts';

/** An item that a page stores on the device. */
export interface Kept {
  readonly where: 'localStorage' | 'sessionStorage' | 'cookie';
  readonly name: string;
}

/**
 * All items that a page stores on the device. `eraseDevice` removes them and `docs/privacy.md` explains each. A test
 * fails if a page stores anything else.
 */
export const keptOnDevice: readonly Kept[] = [
  { where: 'localStorage', name: draftKey('<line>') },
  { where: 'sessionStorage', name: draftKey('<line>') },
  { where: 'sessionStorage', name: draftKey('contractor') },
  { where: 'cookie', name: tokenCookie },
  { where: 'cookie', name: deviceCookie },
  { where: 'sessionStorage', name: requestKey },
  { where: 'sessionStorage', name: reloadedKey },
  { where: 'localStorage', name: languageKey },
  { where: 'localStorage', name: erasedKey },
];
