import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readBrokerDir } from './read-broker-dir.ts';

const folder = mkdtempSync(join(tmpdir(), 'preventivo-broker-'));
afterAll(() => rmSync(folder, { recursive: true }));
const within = (name: string) => join(folder, name);
mkdirSync(within('broker'));
mkdirSync(within('data/mail'), { recursive: true });
symlinkSync(within('data'), within('linked'));
writeFileSync(within('logo.svg'), '<svg/>');
const read = (BROKER_DIR: string, DATA_DIR = within('data')) =>
  readBrokerDir({ BROKER_DIR, DATA_DIR });

it('the folder of the broker is optional', () => {
  expect(readBrokerDir({ DATA_DIR: within('data') })).toBeUndefined();
  expect(read(' ')).toBeUndefined();
});

it('the folder of the broker may be next to the data folder, which need not exist yet', () => {
  expect(read(within('broker'))).toBe(within('broker'));
  expect(read(within('broker'), within('..data'))).toBe(within('broker'));
});

it.each(['missing', 'logo.svg'])('BROKER_DIR rejects %s, which is no folder', (name) => {
  expect(() => read(within(name))).toThrow(
    'BROKER_DIR takes the path of a folder that this user can read.',
  );
});

it.each(['', 'data', 'data/mail', 'linked'])(
  'BROKER_DIR rejects the folder %j, which would publish files of DATA_DIR',
  (name) => {
    expect(() => read(within(name))).toThrow('neither inside DATA_DIR nor around it');
  },
);
