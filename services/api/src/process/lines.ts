import type { Line } from '@preventivo/core';
import { travel } from 'travel/line';

/** Every product line that is served. */
export const lines: Readonly<Record<string, Line>> = { travel };
