/**
 * Replacements for the lodash functions that Formik calls. They handle only form values: text, numbers, arrays and
 * plain objects. lodash also handles buffers, maps and typed arrays, and caches paths, which costs 4.4 KB after
 * Brotli. Each function must be self-contained, because the build inlines its source.
 */
export const formikHelpers: Readonly<Record<string, (value: never) => unknown>> = {
  'lodash-es/clone': function clone(value: object) {
    if (Array.isArray(value)) return [...value];
    if (!value || typeof value !== 'object') return value;
    return Object.assign(Object.create(Object.getPrototypeOf(value)), value);
  },
  'lodash-es/cloneDeep': function cloneDeep(value: object): unknown {
    if (Array.isArray(value)) return value.map(cloneDeep);
    // Returns any other object, such as a File, without copying it.
    if (!value || Object.getPrototypeOf(value) !== Object.prototype) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cloneDeep(inner)]));
  },
  'lodash-es/isPlainObject': function isPlainObject(value: object) {
    if (!value || typeof value !== 'object') return false;
    const prototype = Object.getPrototypeOf(value);
    return prototype === null || Object.getPrototypeOf(prototype) === null;
  },
  'lodash-es/toPath': function toPath(path: unknown) {
    if (Array.isArray(path)) return path.map(String);
    // Splits paths such as `a.b[0]["c.d"]`.
    return [...String(path).matchAll(/[^.[\]]+|\[(["'])(.*?)\1\]/g)].map(
      ([part, , quoted]) => quoted ?? part,
    );
  },
};
