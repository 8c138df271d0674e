import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as italian from './index.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const named = [...readme.matchAll(/`([a-z]\w+)`/g)].map(([, name = '']) => name);
const [, example = ''] = /```ts\n(.*?)```/s.exec(readme) ?? [];
const lines = [...example.matchAll(/^(\w.*); \/\/ (.+)$/gm)].map(
  ([, call = '', answer = '']) => [call, answer] as const,
);

/** Evaluates a line of the example in the README, with the package's exports in scope. */
const run = (line: string): unknown =>
  new Function(...Object.keys(italian), `return ${line};`)(...Object.values(italian));

describe('the README', () => {
  it('the README shows an example', () => {
    expect(lines.length).toBeGreaterThan(4);
  });

  it.each(lines)('the README states the right result of %s: %s', (call, answer) => {
    expect(run(call)).toEqual(run(answer));
  });

  it('the README names only existing functions', () => {
    const known = new Set([...Object.keys(italian), 'undefined', 'null']);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });
});
