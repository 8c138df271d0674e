import type { Plugin } from 'vite';
import { notices, noticesFile } from './notices.ts';
import { thirdPartiesOf } from './third-party.ts';

/** Where a build says the same for programs: a list of `ThirdParty`. */
export const thirdPartyList = '.vite/third-party.json';

/** What is in a build beside its modules. */
export interface ThirdPartyFiles {
  /** Files of packages that are taken along as they are: fonts. @defaultValue none */
  readonly files?: readonly string[];
}

/**
 * Writes what the licences of the bundled packages ask for beside the built page. One plugin in several builds writes
 * what is in all of them.
 */
export function thirdPartyFiles({ files = [] }: ThirdPartyFiles = {}): Plugin {
  const modules = new Set<string>(files);
  return {
    name: 'preventivo:third-party',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const output of Object.values(bundle))
        for (const id of output.type === 'chunk' ? output.moduleIds : []) modules.add(id);
      const parties = thirdPartiesOf(modules);
      this.emitFile({ type: 'asset', fileName: noticesFile, source: notices(parties) });
      const list = `${JSON.stringify(parties, null, 1)}\n`;
      this.emitFile({ type: 'asset', fileName: thirdPartyList, source: list });
    },
  };
}
