import countries from '../data/countries.json' with { type: 'json' };
import enums from '../data/enums.json' with { type: 'json' };
import localities from '../data/localities.json' with { type: 'json' };
import municipalities from '../data/municipalities.json' with { type: 'json' };
import municipalityChanges from '../data/municipality-changes.json' with { type: 'json' };
import professions from '../data/professions.json' with { type: 'json' };
import provinces from '../data/provinces.json' with { type: 'json' };
import toponimi from '../data/toponimi.json' with { type: 'json' };
import type { ReferenceData } from './reference/data.ts';

/** The reference files as a module of 2 MB, for browsers and tests. Servers call `readData`. */
export const referenceData = {
  municipalities,
  localities,
  municipalityChanges,
  countries,
  provinces,
  toponimi,
  professions,
  enums,
} as unknown as ReferenceData;
