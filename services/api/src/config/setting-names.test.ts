import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { settingNames, settingsOf } from './setting-names.ts';

const src = join(import.meta.dirname, '..');

it('`settingNames` and the README list every variable that the code reads', () => {
  const sources = globSync('{config,process}/**/*.ts', {
    cwd: src,
    exclude: ['**/*.test.ts', '**/setting-names.ts'],
  });
  const text = sources.map((file) => readFileSync(join(src, file), 'utf8')).join('\n');
  const read = [...text.matchAll(/\(env, '([A-Z_]+)'/g)].map(([, name = '']) => name);
  // The code reads NODE_ENV, but it is no setting of this service.
  const names: readonly string[] = [...settingNames, 'NODE_ENV'];
  expect(read.filter((name) => !names.includes(name))).toEqual([]);
  for (const name of settingNames) expect(text).toContain(`'${name}'`);
  const readme = readFileSync(join(src, '../README.md'), 'utf8');
  for (const name of settingNames) expect(readme).toContain(`\`${name}\``);
});

it('`settingsOf` returns which settings are set, directly or by a file, without their values', () => {
  const env = {
    SMTP_URL: 'smtp://utente:segreta@mail.example',
    JWT_SECRET_FILE: '/run/jwt',
    PORT: ' ',
  };
  const { set, unset } = settingsOf(env);
  expect(set).toEqual(['JWT_SECRET', 'SMTP_URL']);
  expect(unset).toContain('PORT');
  expect(unset).toHaveLength(settingNames.length - 2);
  expect(JSON.stringify(settingsOf(env))).not.toContain('segreta');
});
