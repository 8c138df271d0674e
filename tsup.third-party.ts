import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Options } from 'tsup';
import { notices, noticesFile } from './packages/vite/src/third-party/notices.ts';
import { thirdPartiesOf } from './packages/vite/src/third-party/third-party.ts';

interface ThirdPartyOptions {
  /** Files of packages that are published in addition to the bundle. @defaultValue none */
  readonly beside?: readonly string[];
  /** The path of a file with further notices to append. @defaultValue none */
  readonly more?: string;
  /** The path of a JSON file to write with the data of the notices: a list of `ThirdParty`. @defaultValue none */
  readonly list?: string;
}

/** Writes the licence notices of all bundled packages into the folder of a build. */
export function thirdParty(
  folder: string,
  { beside = [], more, list }: ThirdPartyOptions = {},
): NonNullable<Options['esbuildPlugins']>[number] {
  return {
    name: 'preventivo:third-party',
    setup(build) {
      build.initialOptions.metafile = true;
      build.onEnd(({ metafile }) => {
        const inputs = Object.values(metafile?.outputs ?? {}).flatMap(({ inputs }) =>
          Object.entries(inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0),
        );
        const parties = thirdPartiesOf([...inputs.map(([path]) => resolve(path)), ...beside]);
        const further = more ? `\n${readFileSync(more, 'utf8')}` : '';
        mkdirSync(folder, { recursive: true });
        writeFileSync(join(folder, noticesFile), notices(parties) + further);
        if (list) writeFileSync(join(folder, list), `${JSON.stringify(parties, null, 1)}\n`);
      });
    },
  };
}
