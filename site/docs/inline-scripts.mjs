import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Moves the generator's inline scripts into files: the CSP of a server then does not need their hashes. */
export function scriptsOutside(base = '/docs/') {
  const files = new Map();
  return {
    /** Returns the page with the URL of a file in place of each inline script. */
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
    write(folder) {
      for (const [file, script] of files) {
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        writeFileSync(join(folder, file), script);
      }
    },
  };
}
