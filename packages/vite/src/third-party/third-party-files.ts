import type { Plugin } from 'vite';
import { notices, noticesFile } from './notices.ts';
import { thirdPartiesOf } from './third-party.ts';

/** The file with the licence notices as JSON: a list of `ThirdParty`. */
export const thirdPartyList = '.vite/third-party.json';

/** Options of `thirdPartyFiles`. */
export interface ThirdPartyFiles {
  /** Files of packages that the build copies unchanged, such as fonts. @defaultValue none */
  readonly files?: readonly string[];
}

/**
 * Writes the notices that the licences of the bundled packages require. The files are next to the page. If several
 * builds share one instance of the plugin, the notices cover all these builds.
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
