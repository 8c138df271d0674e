import { join } from 'node:path';
import { build } from 'vite';

/** Returns the minified code of a line's own sources, without the line's English texts and without any package. */
export async function ownScript(folder) {
  const [{ output }] = await build({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: true,
      lib: { entry: join(folder, 'src', 'main.tsx'), formats: ['es'] },
      rollupOptions: { external: /^[^./]|\.css$|^\.\/en\.ts$/ },
    },
  });
  return output
    .filter(({ type }) => type === 'chunk')
    .map(({ code }) => code)
    .join('\n');
}
