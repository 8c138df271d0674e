import type { Plugin } from 'vite';
import { notices, noticesFile } from './notices.ts';
import { thirdPartiesOf } from './third-party.ts';

/** The same notices for programs: a list of `ThirdParty`. */
export const thirdPartyList = '.vite/third-party.json';

/** Content of a build besides its modules. */
export interface ThirdPartyFiles {
  /** Package files copied unchanged, such as fonts. @defaultValue none */
  readonly files?: readonly string[];
}

/**
 * Writes the notices that the licences of the bundled packages require, next to the page. One
 * plugin in several builds covers all of them.
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
