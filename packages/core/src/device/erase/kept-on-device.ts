import { draftKey } from '../../draft/draft.ts';
import {
  deviceCookie,
  erasedKey,
  languageKey,
  reloadedKey,
  requestKey,
  tokenCookie,
} from '../names.ts';

/** One thing that a page keeps on a device. */
export interface Kept {
  readonly where: 'localStorage' | 'sessionStorage' | 'cookie';
  readonly name: string;
}

/**
 * All that a page keeps on a device. What is erased is found by it, `docs/privacy.md` tells of each, and a test fails where
 * something else is kept.
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
