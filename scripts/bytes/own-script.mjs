import { join } from 'node:path';
import { build } from 'vite';

/** What a line adds to the product: its own sources, minified, with every package left out. */
export async function ownScript(folder) {
  const [{ output }] = await build({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: true,
      lib: { entry: join(folder, 'src', 'main.tsx'), formats: ['es'] },
      rollupOptions: { external: /^[^./]|\.css$/ },
    },
  });
  return output
    .filter(({ type }) => type === 'chunk')
    .map(({ code }) => code)
    .join('\n');
}
