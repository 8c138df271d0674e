import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Scripts that the generator writes into pages stand in files of their own instead: a server need not know their
 * hashes to allow them.
 */
export function scriptsOutside(base = '/docs/') {
  const files = new Map();
  return {
    /** The page with an address in the place of each script that stood inside it. */
    take: (html) =>
      html.replace(
        /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]+?)<\/script>/g,
        (_, attributes, script) => {
          const hash = createHash('sha256').update(script).digest('base64url').slice(0, 8);
          const file = `assets/inline-${hash}.js`;
          files.set(file, script);
          return `<script${attributes} src="${base}${file}"></script>`;
        },
      ),
    /** Writes the files that pages name. */
    write(folder) {
      for (const [file, script] of files) {
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        writeFileSync(join(folder, file), script);
      }
    },
  };
}
