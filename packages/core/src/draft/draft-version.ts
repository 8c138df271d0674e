import { companyShape } from '../contractor/company-shape.ts';
import { person } from '../contractor/person.ts';
import type { Table } from '../line/table.ts';
import { versionOf } from '../line/version-of.ts';

/** The version of everything a line asks: a draft of another one is dropped. */
export const draftVersion = (line: Table): string => versionOf(person, companyShape, line);
