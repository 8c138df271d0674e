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
  // What Vite wraps each import in that waits for a style or fetches ahead: there is neither here.
  'vite/preload-helper.js': 'export const __vitePreload = (load) => load();',
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

export function slim(): Plugin {
  return {
    name: 'preventivo:slim',
    enforce: 'pre',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          treeshake: { moduleSideEffects: [{ test: doNothingOnLoad, sideEffects: false }] },
        },
      },
    }),
    resolveId: (id) =>
      id.replace(/\.js$/, '') in inPlace ? `\0${id.replace(/\.js$/, '')}` : undefined,
    load: (id) => (id.startsWith('\0') ? inPlace[id.slice(1)] : undefined),
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
