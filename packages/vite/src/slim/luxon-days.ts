import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { knownVersion } from './known-version.ts';

/**
 * Replacements for the files of Luxon that date arithmetic does not need: durations, intervals, formats, month names.
 * They are necessary because bundlers never remove the unused methods of a class. Core calls only `fromISO`, `set`,
 * `toISODate` and `weekday` (packages/core/src/dates/luxon.ts).
 */
const unused: Readonly<Record<string, string>> = {
  'duration.js': 'export default undefined; export const friendlyDateTime = undefined;',
  'interval.js': 'export default undefined;',
  'info.js': 'export default undefined;',
  'impl/diff.js': 'export default undefined;',
  'impl/formatter.js': 'export default undefined;',
  'impl/tokenParser.js':
    'export const [TokenParser, parseFromTokens, explainFromTokens, formatOptsToTokens, expandMacroTokens] = [];',
};

/** Matches the modules of core. All other importers, such as a line's app, get the unchanged Luxon. */
const isCore = /\/(packages|@preventivo)\/core\//;

/**
 * The query suffix in the module ids of the reduced Luxon, which only core imports. Ids without the suffix are the
 * unchanged modules.
 */
const DAYS = '?days';

/** Bundles only the files of Luxon that core needs for date arithmetic. */
export function luxonDays(): Plugin {
  const known = knownVersion({ library: 'luxon', version: '3.7.2', costs: '6.8 KB' });
  let sources = '';
  return {
    name: 'preventivo:slim-luxon',
    enforce: 'pre',
    apply: 'build',
    async resolveId(id, importer = '') {
      if (importer.endsWith(DAYS)) return normalizePath(join(dirname(importer), id)) + DAYS;
      if (id !== 'luxon' || !isCore.test(importer)) return;
      const whole = await this.resolve(id, importer, { skipSelf: true });
      const installed = whole && known(this, whole.id);
      if (!installed) return whole;
      sources = normalizePath(join(installed.folder, 'src/'));
      return { id: `${sources}days.js${DAYS}`, moduleSideEffects: false };
    },
    load: {
      filter: { id: /\?days$/ },
      handler(id) {
        const file = id.slice(0, -DAYS.length);
        const part = file.slice(sources.length);
        // Core imports `DateTime` by name, but Luxon's file exports it as default.
        if (part === 'days.js') return "export { default as DateTime } from './datetime.js';";
        return { code: unused[part] ?? readFileSync(file, 'utf8'), moduleSideEffects: false };
      },
    },
  };
}
