import fc from 'fast-check';
import clone from 'lodash-es/clone.js';
import toPath from 'lodash-es/toPath.js';
import { describe, expect, it } from 'vitest';
import { slim } from './slim.ts';

const plugin = slim();

/** What the build takes in place of a function of lodash-es. */
async function slimmed(
  name: string,
  from = 'lodash-es/',
): Promise<(...values: readonly unknown[]) => unknown> {
  const id = callOf(plugin.resolveId)(`${from}${name}`);
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

  it('nothing else is touched', () => {
    const resolve = callOf(plugin.resolveId);
    expect(resolve('lodash-es/merge')).toBeUndefined();
    expect(resolve('formik')).toBeUndefined();
    expect(resolve('lodash-es/clone.js')).toBe('\0lodash-es/clone');
    expect(callOf(plugin.load)('/src/main.tsx')).toBeUndefined();
  });
});
