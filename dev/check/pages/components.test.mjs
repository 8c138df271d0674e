import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { componentsOf } from '../../shared/components.mjs';
import { root } from '../../shared/root.mjs';

/** Returns the props of a package's only component, with their types. */
function takenBy(source) {
  const folder = mkdtempSync(join(tmpdir(), 'package-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (name, said) => writeFileSync(join(folder, name), said);
  mkdirSync(join(folder, 'src'));
  const exports = { '.': './src/index.ts' };
  write('package.json', JSON.stringify({ name: '@preventivo/bell', exports }));
  write('tsconfig.json', JSON.stringify({ compilerOptions: { strict: true, types: [] } }));
  write('src/index.ts', source);
  const [{ props }] = componentsOf(folder);
  return props.map(({ prop, type, needed }) => [prop, type, needed]);
}

it('the parameters of a callback are listed whether it is declared as a property or as a method', () => {
  const taken = takenBy(`
    interface ReactElement { readonly key: string }
    export interface BellProps {
      readonly onRing: (times: number) => void;
      onAnswer(who: string, byHand?: boolean): Promise<string>;
      onLeave?(): void;
    }
    export declare function Bell(props: BellProps): ReactElement;
  `);
  expect(taken).toEqual([
    ['onRing', '(times: number) => void', true],
    ['onAnswer', '(who: string, byHand?: boolean) => Promise<string>', true],
    ['onLeave', '() => void', false],
  ]);
});

it.each(readdirSync(join(root, 'packages')))(
  'every property of a component of %s has a comment',
  (name) => {
    const silent = componentsOf(join(root, 'packages', name)).flatMap(({ component, props }) =>
      props
        .filter(({ says, isTold }) => !says && !isTold)
        .map(({ prop }) => `${component}.${prop}`),
    );
    expect(silent).toEqual([]);
  },
);
