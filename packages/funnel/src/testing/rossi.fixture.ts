import type { Line } from '@preventivo/core';
import { outing } from './outing.fixture.ts';

export { rossiAsks } from '@preventivo/core/testing';

/** The day out, for companies as well. */
export const companyOuting: Line = {
  ...outing,
  contractor: { types: ['fisica', 'giuridica'] },
};
