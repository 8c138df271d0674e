import type { ReferenceData } from '../../reference/data.ts';
import { readData } from '../../reference/read-data.ts';
import { lines as productLines } from '../lines.ts';
import { loadLines } from '../load-lines.ts';

/**
 * Returns the lines of the option `--lines`. Without the option, returns the product's lines.
 * @param data provides the options of lists. @defaultValue the files of `data/`
 * @throws {BadConfig} with one sentence for a file or an id that is unknown
 */
export const linesOption = async (named: string | undefined, data?: ReferenceData) =>
  named === undefined
    ? productLines
    : loadLines(named, { own: productLines, data: data ?? (await readData()) });
