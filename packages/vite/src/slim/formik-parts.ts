import type { Plugin } from 'vite';
import { formikHelpers } from './formik-helpers.ts';
import { knownVersion } from './known-version.ts';

/**
 * Statements that keep Formik's `<Form>` and `<FieldArray>` in a bundle where nothing imports them: each changes a component
 * after it was made. Here the change is part of making it, or is left out. An app that uses these components gets them whole.
 */
const statements: readonly (readonly [string, string])[] = [
  ["Form.displayName = 'Form';\n", ''],
  ['FieldArrayInner.defaultProps = {\n  validateOnChange: true\n};\n', ''],
  [
    'connect(FieldArrayInner)',
    'connect(/*#__PURE__*/Object.assign(FieldArrayInner, { defaultProps: { validateOnChange: true } }))',
  ],
];

/** What Formik imports from packages that do nothing when they load, and do not declare it. */
const pure =
  /\/node_modules\/(deepmerge|hoist-non-react-statics|react-fast-compare|react-is|tiny-warning)\//;

const HELPER = '\0preventivo:formik-helper:';

/** Leaves out the components of Formik that a bundle does not use, and the functions that only they call, and most of lodash. */
export function formikParts(): Plugin {
  const known = knownVersion({ library: 'formik', version: '2.4.9', costs: '5.4 KB' });
  return {
    name: 'preventivo:slim-formik',
    enforce: 'pre',
    apply: 'build',
    // Of Formik's imports alone: who imports lodash gets lodash.
    resolveId(id, importer = '') {
      const isFormiks = id in formikHelpers && /\/node_modules\/formik\//.test(importer);
      return isFormiks && known(this, importer) ? HELPER + id : undefined;
    },
    load: {
      filter: { id: new RegExp(`^${HELPER}`) },
      handler: (id) => ({
        code: `export default ${formikHelpers[id.slice(HELPER.length)]}`,
        moduleSideEffects: false,
      }),
    },
    transform: {
      filter: { id: [pure, /\/node_modules\/formik\//] },
      handler(code, id) {
        if (pure.test(id)) return { code, map: null, moduleSideEffects: false };
        const isBundle = id.endsWith('/formik.esm.js');
        const fits = !isBundle || statements.every(([text]) => code.split(text).length === 2);
        if (!known(this, id, fits) || !isBundle) return;
        const reduced = statements.reduce(
          (all, [text, instead]) => all.replace(text, instead),
          code,
        );
        return { code: reduced, map: null };
      },
    },
  };
}
