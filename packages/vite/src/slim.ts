import type { Plugin } from 'vite';

/**
 * What Formik and yup take from elsewhere brings cases that plain answers never meet, and what Vite wraps an
 * import in half a KB. These do the same for plain objects and lists, and for these imports.
 */
const inPlace: Readonly<Record<string, string>> = {
  'lodash-es/clone':
    'export default (value) => Array.isArray(value) ? [...value] : value && typeof value === "object" ? { ...value } : value;',
  // Sorts the fields of an object schema by the references between them: a table has none.
  toposort: 'export default { array: (fields) => fields };',
  // For schemas that rename keys, which nobody here makes.
  'tiny-case': 'export const camelCase = String; export const snakeCase = String;',
  'lodash-es/toPath':
    'export default (path) => Array.isArray(path) ? path.map(String) : String(path).split(/[.[\\]]+/).filter(Boolean);',
  // What Vite wraps each import in that waits for a style or fetches ahead: there is neither here. Its event stays: it is
  // the one place that knows of every chunk that did not come (packages/core/src/page/page-version.ts).
  'vite/preload-helper.js':
    'export const __vitePreload = (load) => load().catch((error) => {' +
    'dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload: error })); throw error; });',
};

/**
 * Formik's lists and its own form, which nobody here draws, are kept in the bundle by two statements that
 * change them after they are made. Said where they are made, they go with what they belong to; an app
 * that uses them has them whole.
 */
const saidWhereMade: readonly (readonly [string, string])[] = [
  ["Form.displayName = 'Form';\n", ''],
  ['FieldArrayInner.defaultProps = {\n  validateOnChange: true\n};\n', ''],
  [
    'connect(FieldArrayInner)',
    'connect(/*#__PURE__*/Object.assign(FieldArrayInner, { defaultProps: { validateOnChange: true } }))',
  ],
];

/**
 * What Formik takes from packages that do not say of themselves that they do nothing when they are loaded: none of these
 * does. Whose function nobody calls is left out whole.
 */
const doNothingOnLoad =
  /node_modules\/(deepmerge|hoist-non-react-statics|react-fast-compare|react-is|tiny-warning)\//;

/**
 * What of Luxon a day is not counted with: durations, intervals, formats, names of months. Core counts days with
 * `fromISO`, `set`, `toISODate` and `weekday` alone (packages/core/src/dates/luxon.ts), and methods of a class are never
 * left out by a bundler. By the file in Luxon's own sources, which stand in its package beside what is built of them.
 */
const partsOfLuxon: Readonly<Record<string, string>> = {
  'duration.js': 'export default undefined; export const friendlyDateTime = undefined;',
  'interval.js': 'export default undefined;',
  'info.js': 'export default undefined;',
  'impl/diff.js': 'export default undefined;',
  'impl/formatter.js': 'export default undefined;',
  'impl/tokenParser.js':
    'export const [TokenParser, parseFromTokens, explainFromTokens, formatOptsToTokens, expandMacroTokens] = [];',
};
const luxonSources = /^(.*\/luxon\/)src\//;
/** Whoever else imports Luxon, a line's own app for one, has it whole. */
const isCore = /\/(packages|@preventivo)\/core\//;

/** Leaves out of a build what funnels never use of Formik, yup and Luxon. */
export function slim(): Plugin {
  return {
    name: 'preventivo:slim',
    enforce: 'pre',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          treeshake: {
            moduleSideEffects: [
              { test: doNothingOnLoad, sideEffects: false },
              { test: luxonSources, sideEffects: false },
            ],
          },
        },
      },
    }),
    async resolveId(id, importer = '') {
      const name = id.replace(/\.js$/, '');
      if (name in inPlace) return `\0${name}`;
      if (id !== 'luxon' || !isCore.test(importer)) return;
      const whole = await this.resolve(id, importer, { skipSelf: true });
      return whole?.id.replace(/\/build\/.*$/, '/src/datetime.js?day');
    },
    load(id) {
      if (id.startsWith('\0')) return inPlace[id.slice(1)];
      // What core imports by name is the default of its file.
      if (id.endsWith('?day')) return "export { default as DateTime } from './datetime.js';";
      const [sources] = luxonSources.exec(id) ?? [];
      return sources && partsOfLuxon[id.slice(sources.length)];
    },
    transform: (code, id) =>
      id.endsWith('/formik.esm.js')
        ? { code: saidWhereMade.reduce(replaced, code), map: null }
        : undefined,
  };
}

function replaced(code: string, [statement, instead]: readonly [string, string]): string {
  if (code.split(statement).length !== 2)
    throw new Error(
      `@preventivo/vite: Formik has not exactly one \`${statement.trim()}\`. The bundle would hold parts ` +
        'that nobody uses. Look at what its new version says, in slim.ts.',
    );
  return code.replace(statement, instead);
}
