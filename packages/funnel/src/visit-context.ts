import { createContext } from 'react';
import type { Visit } from './use-visit.ts';

/**
 * The visit, for its pages and dialogs. `<Wizard>` provides it. A module of its own, so that the lazy parts do not
 * bundle the hook.
 */
export const VisitContext = createContext({} as Visit);
