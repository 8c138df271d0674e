import { fileURLToPath } from 'node:url';
import * as dates from '@preventivo/core/dates';
import fc from 'fast-check';
import clone from 'lodash-es/clone.js';
import toPath from 'lodash-es/toPath.js';
import { build, type Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { slim } from './slim.ts';

const plugin = slim();

/** What the build takes in place of a function of lodash-es. */
async function slimmed(
  name: string,
  from = 'lodash-es/',
): Promise<(...values: readonly unknown[]) => unknown> {
  const id = await callOf(plugin.resolveId)(`${from}${name}`);
  const code = callOf(plugin.load)(id);
  const module = await import(`data:text/javascript,${encodeURIComponent(String(code))}`);
  return module.default;
}

/** A hook of the plugin as the plain function it is. */
function callOf(hook: unknown): (id: unknown) => unknown {
  if (typeof hook !== 'function') throw new Error('the plugin has no such hook');
  return (id) => hook(id);
}

/** Answers as forms hold them. */
const answers = fc.jsonValue({ depthSize: 'medium' }).filter((value) => {
  const text = JSON.stringify(value);
  return !text.includes('__proto__');
});

describe('in place of what Formik takes, for plain answers,', () => {
  it('clone does the same', async () => {
    const own = await slimmed('clone');
    fc.assert(
      fc.property(answers, (value) => {
        expect(own(value)).toEqual(clone(value));
      }),
    );
  });

  it('clone shares what is inside, and not what was copied', async () => {
    const answer = { eta: [7, 9] };
    const copied = (await slimmed('clone'))(answer);
    expect(copied).not.toBe(answer);
    expect(Reflect.get(Object(copied), 'eta')).toBe(answer.eta);
  });

  it.each([undefined, null, 7, 'testo', true])('clone leaves %j as it is', async (value) => {
    expect((await slimmed('clone'))(value)).toBe(clone(value));
  });

  it('toPath takes the names of fields apart alike', async () => {
    const own = await slimmed('toPath');
    const key = fc.stringMatching(/^[A-Za-z_]\w{0,11}$/);
    const step = fc.oneof(
      key.map((name) => `.${name}`),
      fc.nat(99).map((index) => `.${index}`),
      fc.nat(99).map((index) => `[${index}]`),
    );
    fc.assert(
      fc.property(key, fc.array(step, { maxLength: 4 }), (first, steps) => {
        const name = [first, ...steps].join('');
        expect(own(name)).toEqual(toPath(name));
        expect(own(toPath(name))).toEqual(toPath(name));
      }),
    );
  });

  it('toposort leaves fields without references in their order', async () => {
    const sort = await slimmed('toposort', '');
    expect(Reflect.get(Object(sort), 'array')(['nome', 'cognome', 'email'], [])).toEqual([
      'nome',
      'cognome',
      'email',
    ]);
  });

  it("Vite's wrapper of an import answers with what was imported, and does nothing besides", async () => {
    const code = callOf(plugin.load)('\0vite/preload-helper.js');
    const { __vitePreload } = await import(
      `data:text/javascript,${encodeURIComponent(String(code))}`
    );
    expect(await __vitePreload(async () => 'la pagina', [], 'https://broker.example/')).toBe(
      'la pagina',
    );
  });

  it('nothing else is touched', async () => {
    const resolve = callOf(plugin.resolveId);
    expect(await resolve('lodash-es/merge')).toBeUndefined();
    expect(await resolve('formik')).toBeUndefined();
    expect(await resolve('luxon')).toBeUndefined();
    expect(await resolve('lodash-es/clone.js')).toBe('\0lodash-es/clone');
    expect(callOf(plugin.load)('/src/main.tsx')).toBeUndefined();
  });
});

describe('with the parts of Luxon that days need,', async () => {
  const code = await bundled([plugin]);
  const built = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const day = fc
    .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

  it('a bundle of what core says of days is two thirds as long at most', async () => {
    const whole = await bundled([]);
    expect(code.length).toBeLessThan((whole.length * 2) / 3);
  });

  it('every day, month and year on or back is the one that Luxon says', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -1500, max: 1500 }), (from, by) => {
        expect(built.addDays(from, by)).toBe(dates.addDays(from, by));
        expect(built.addMonths(from, by)).toBe(dates.addMonths(from, by));
        expect(built.addYears(from, by)).toBe(dates.addYears(from, by));
      }),
    );
  });

  it('every month stands in its weeks as before, and every day has its name', () => {
    fc.assert(
      fc.property(day, (one) => {
        expect(built.weeksOf(one)).toEqual(dates.weeksOf(one));
        expect(built.dayInWords(one)).toBe(dates.dayInWords(one));
        expect(built.dayInWords(one, 'en')).toBe(dates.dayInWords(one, 'en'));
      }),
    );
  });

  it('what is no day is refused with the same sentence', () => {
    expect(() => built.addDays('2026-02-30', 1)).toThrow('and this is none');
  });
});

/** What core says of days, as an app's bundle has it. */
async function bundled(plugins: readonly Plugin[]): Promise<string> {
  const entry = fileURLToPath(import.meta.resolve('@preventivo/core/dates'));
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [...plugins],
    resolve: { conditions: ['@preventivo/source'] },
    build: { write: false, lib: { entry, formats: ['es'] } },
  });
  const [bundle] = [built].flat();
  if (!bundle || !('output' in bundle)) throw new Error('nothing was built');
  return bundle.output[0].code;
}
