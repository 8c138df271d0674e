import type { Plugin } from 'vite';
import { formikHelpers } from './formik-helpers.ts';
import { knownVersion } from './known-version.ts';

/**
 * Statements that modify Formik's `<Form>` or `<FieldArray>` after its definition. They make a bundler keep these
 * components even if the app does not use them. Each replacement moves the change into the definition, or drops it.
 * An app that uses the components still gets the complete components.
 */
const statements: readonly (readonly [string, string])[] = [
  ["Form.displayName = 'Form';\n", ''],
  ['FieldArrayInner.defaultProps = {\n  validateOnChange: true\n};\n', ''],
  [
    'connect(FieldArrayInner)',
    'connect(/*#__PURE__*/Object.assign(FieldArrayInner, { defaultProps: { validateOnChange: true } }))',
  ],
];

/** Matches packages that Formik imports. They have no side effects, but their manifests do not declare this. */
const pure =
  /\/node_modules\/(deepmerge|hoist-non-react-statics|react-fast-compare|react-is|tiny-warning)\//;

const HELPER = '\0preventivo:formik-helper:';

/** Removes Formik's unused components, the functions that only these components call, and most of lodash. */
export function formikParts(): Plugin {
  const known = knownVersion({ library: 'formik', version: '2.4.9', costs: '5.4 KB' });
  return {
    name: 'preventivo:slim-formik',
    enforce: 'pre',
    apply: 'build',
    // Replace lodash only in Formik's imports. All other importers get the real lodash.
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
