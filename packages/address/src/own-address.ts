import type { Address } from '@preventivo/core/italian';
import { createContext } from 'react';

/** The contractor's address, for the questions that offer to take it. */
export const OwnAddress = createContext<Address | undefined>(undefined);
