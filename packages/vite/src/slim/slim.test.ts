import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as dates from '@preventivo/core/dates';
import fc from 'fast-check';
import { build, createLogger, type UserConfig } from 'vite';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { preloadHelper } from './preload-helper.ts';
import { slim } from './slim.ts';

const folder = mkdtempSync(join(tmpdir(), 'preventivo-slim-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The folder of `@preventivo/form`, from which the test resolves React and Formik. */
const form = dirname(fileURLToPath(import.meta.resolve('@preventivo/form/package.json')));
const react = pathToFileURL(createRequire(join(form, 'entry.js')).resolve('react')).href;
const core = dirname(fileURLToPath(import.meta.resolve('@preventivo/core/package.json')));

describe('bundle with the installed Formik', () => {
  const usesForm =
    "import { useFormik, FormikProvider } from 'formik'; export { useFormik, FormikProvider };";

  it('a bundle with Formik contains no unused form components and builds without a warning', async () => {
    const { code, warnings } = await bundled(join(form, 'entry.js'), { text: usesForm });
    expect(code).toContain('useFormik');
    expect(code).not.toMatch(/FieldArrayInner|createElement\("form"/);
    expect(code).not.toContain('hoist');
    expect(warnings).toEqual([]);
  });

  it('a bundle with the reduced Formik is a fifth smaller than with the whole library', async () => {
    const entry = join(form, 'entry.js');
    const reduced = await bundled(entry, { text: usesForm, minify: true });
    const whole = await bundled(entry, { text: usesForm, minify: true, plugins: [] });
    expect(reduced.code.length).toBeLessThan(whole.code.length * 0.82);
  });

  it('a bundle contains `<FieldArray>` with its defaults and dependencies if an app uses that component', async () => {
    const { code } = await bundled(join(form, 'entry.js'), {
      text: "export { FieldArray } from 'formik';",
    });
    expect(code).toContain('{ defaultProps: { validateOnChange: true } }');
    expect(code).toContain('hoist');
  });
});

describe('getIn and setIn of the installed Formik', async () => {
  const text = "export { getIn, setIn } from 'formik';";
  const load = async (options: { readonly plugins?: [] }) => {
    const { code } = await bundled(join(form, 'entry.js'), { text, minify: true, ...options });
    const module = code.replace(/(?<=from)"react"/, JSON.stringify(react));
    return { code, ...(await import(`data:text/javascript,${encodeURIComponent(module)}`)) };
  };
  const reduced = await load({});
  const whole = await load({ plugins: [] });
  const name = fc.constantFrom('nome', 'eta', '0', '1', 'di.chi');
  const part = fc.oneof(
    name.filter((one) => !one.includes('.')).map((one) => `.${one}`),
    fc.nat(2).map((index) => `[${index}]`),
    name.map((one) => `["${one}"]`),
  );
  const path = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => `a${parts.join('')}`);
  const value = fc.object({ key: name, maxDepth: 3, withNullPrototype: false });

  it('getIn and setIn of the reduced Formik do without most of lodash', () => {
    expect(reduced.code.length).toBeLessThan(whole.code.length - 4000);
  });

  it('getIn and setIn of the reduced Formik return the same results as those of the whole library', () => {
    fc.assert(
      fc.property(value, path, fc.option(fc.integer()), (values, at, answer) => {
        const held = { a: values };
        expect(reduced.getIn(held, at)).toEqual(whole.getIn(held, at));
        const before = structuredClone(held);
        expect(reduced.setIn(held, at, answer)).toEqual(whole.setIn(held, at, answer));
        expect(held).toEqual(before);
      }),
    );
  });
});

describe('bundle with the installed Luxon', async () => {
  const entry = fileURLToPath(import.meta.resolve('@preventivo/core/dates'));
  const { code, warnings } = await bundled(entry, { minify: true });
  const built = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const day = fc
    .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

  it('a bundle with only the date functions of Luxon that core uses is at most two thirds as long as one with all of Luxon', async () => {
    const whole = await bundled(entry, { minify: true, plugins: [] });
    expect(code.length).toBeLessThan((whole.code.length * 2) / 3);
    expect(warnings).toEqual([]);
  });

  it('the reduced Luxon adds days, months and years like the whole library', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -1500, max: 1500 }), (from, by) => {
        expect(built.addDays(from, by)).toBe(dates.addDays(from, by));
        expect(built.addMonths(from, by)).toBe(dates.addMonths(from, by));
        expect(built.addYears(from, by)).toBe(dates.addYears(from, by));
      }),
    );
  });

  it('the reduced Luxon returns the same weeks and weekdays as the whole library', () => {
    fc.assert(
      fc.property(day, (one) => {
        expect(built.weeksOf(one)).toEqual(dates.weeksOf(one));
        expect(built.dayInWords(one)).toBe(dates.dayInWords(one));
        expect(built.dayInWords(one, 'en')).toBe(dates.dayInWords(one, 'en'));
      }),
    );
  });

  it('the reduced Luxon rejects an invalid day with the same message as the whole library', () => {
    expect(() => built.addDays('2026-02-30', 1)).toThrow('and this is none');
  });

  it('a bundle contains the whole of Luxon if an app itself imports Luxon', async () => {
    const app = files('own', {
      'entry.js': `import { DateTime } from 'luxon';
        import { addDays } from ${JSON.stringify(entry)};
        export const words = DateTime.fromISO(addDays('2026-11-21', 1)).plus({ days: 1 }).toFormat('yyyy/MM/dd');`,
    });
    mkdirSync(join(dirname(app), 'node_modules'));
    symlinkSync(join(core, 'node_modules', 'luxon'), join(dirname(app), 'node_modules', 'luxon'));
    const { code } = await bundled(app);
    const { words } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    expect(words).toBe('2026/11/23');
  });
});

describe('build with a library in another version', () => {
  const other = {
    'node_modules/formik/package.json': manifest('formik', '3.0.0'),
    'node_modules/formik/index.js':
      "export function useFormik() {} export function Form() {} Form.displayName = 'Form';",
    'node_modules/luxon/package.json': manifest('luxon', '4.1.0'),
    'node_modules/luxon/index.js': 'export class DateTime { plus() { return "Duration"; } }',
    'node_modules/@preventivo/core/package.json': manifest('@preventivo/core', '0.1.0'),
    'node_modules/@preventivo/core/index.js': "export { DateTime } from 'luxon';",
    'node_modules/@preventivo/core/again.js':
      "import { DateTime } from 'luxon'; export const again = DateTime;",
    'entry.js':
      "export { useFormik } from 'formik'; export { DateTime } from '@preventivo/core'; export { again } from '@preventivo/core/again.js';",
  };

  it('a build warns once for each library in an unknown version, and names that version and the extra size', async () => {
    const { warnings } = await bundled(files('other', other));
    expect(warnings).toHaveLength(2);
    expect(warnings.join('\n')).toMatch(
      /whole of formik 3\.0\.0, about 5\.4 KB more .* of formik 2\.4\.9 only/,
    );
    expect(warnings.join('\n')).toMatch(
      /whole of luxon 4\.1\.0, about 6\.8 KB more .* of luxon 3\.7\.2 only/,
    );
  });

  it('a build bundles the whole of a library in an unknown version', async () => {
    const { code } = await bundled(files('other', other));
    expect(code).toContain('Form.displayName');
    expect(code).toContain('"Duration"');
  });

  it('a build warns if a library in a known version is patched, and bundles the whole of it', async () => {
    const changed = files('changed', {
      'node_modules/formik/package.json': manifest('formik', '2.4.9', 'dist/formik.esm.js'),
      'node_modules/formik/dist/formik.esm.js':
        "export function useFormik() {} function Form() {}\nForm.displayName = 'Form';\n",
      'entry.js': "export { useFormik } from 'formik';",
    });
    const { code, warnings } = await bundled(changed);
    expect(warnings.join('\n')).toContain('whole of formik 2.4.9 (changed)');
    expect(code).toContain('Form.displayName');
  });
});

describe("Vite's import helper", () => {
  const entry = files('lazy', {
    'entry.js': "export const load = () => import('./page.js');",
    'page.js': "export default 'la pagina';",
  });

  it('the replaced import helper is one line if there is a single style sheet, and still reports a missing chunk', async () => {
    const { code, warnings } = await bundled(entry, { build: { cssCodeSplit: false } });
    expect(code).not.toContain('allSettled');
    expect(warnings).toEqual([]);
    const dispatched = vi.fn();
    vi.stubGlobal('dispatchEvent', dispatched);
    // In a data URL, a relative import fails. This simulates a missing chunk.
    const { load } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    await expect(load()).rejects.toThrow();
    expect(dispatched.mock.calls).toMatchObject([[{ type: 'vite:preloadError' }]]);
  });

  it('the import helper of Vite stays unchanged if chunks have their own styles', async () => {
    const { code } = await bundled(entry, { build: { cssCodeSplit: true } });
    expect(code).toContain('allSettled');
  });

  it('the import helper of an unknown version of Vite stays unchanged, with a warning', () => {
    const { configResolved, transform } = preloadHelper();
    const warn = vi.fn();
    Reflect.apply(handlerOf(configResolved), {}, [{ build: { cssCodeSplit: false } }]);
    const build = { warn, meta: { viteVersion: '9.0.0' } };
    const code = 'export function preload(load) { return load(); }';
    expect(Reflect.apply(handlerOf(transform), build, [code])).toBeUndefined();
    expect(warn.mock.calls.join()).toContain('whole helper of Vite 9.0.0');
  });
});

interface Bundling extends UserConfig {
  /** The source text of the entry. @defaultValue the content of the file */
  readonly text?: string;
  readonly minify?: boolean;
}

/** Builds a bundle. Returns its first chunk and the warnings of the build. */
async function bundled(entry: string, { text, minify = false, ...config }: Bundling = {}) {
  const warnings: string[] = [];
  const logger = createLogger('silent');
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    root: dirname(entry),
    customLogger: { ...logger, warn: (message) => warnings.push(message) },
    ...config,
    plugins: [config.plugins ?? slim(), text !== undefined && virtual(entry, text)],
    build: {
      ...config.build,
      write: false,
      minify,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: /^react(\/|$)/,
      },
    },
  });
  const [bundle] = [output].flat();
  if (!bundle || !('output' in bundle)) throw new Error('nothing was built');
  return { code: bundle.output[0].code, warnings };
}

const virtual = (entry: string, text: string) => ({
  name: 'entry',
  resolveId: (id: string) => (id === entry ? entry : undefined),
  load: (id: string) => (id === entry ? text : undefined),
});

function files(name: string, texts: Readonly<Record<string, string>>): string {
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, name, path)), { recursive: true });
    writeFileSync(join(folder, name, path), text);
  }
  return join(folder, name, 'entry.js');
}

function manifest(name: string, version: string, main = 'index.js') {
  return JSON.stringify({ name, version, type: 'module', main });
}

/** Returns a plugin's hook as a plain function. */
function handlerOf(hook: unknown): (...args: readonly unknown[]) => unknown {
  const handler = typeof hook === 'object' && hook && 'handler' in hook ? hook.handler : hook;
  if (typeof handler !== 'function') throw new Error('the plugin has no such hook');
  return function (this: unknown, ...args) {
    return Reflect.apply(handler, this, args);
  };
}
