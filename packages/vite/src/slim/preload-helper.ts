import type { Plugin } from 'vite';

/** Matches Vite's helper module, whose function wraps each `import()`. */
const helper = /^\0vite\/preload-helper\.js$/;

/**
 * Replaces the function with which Vite wraps each `import()`. It waits for styles and prefetches files, which a
 * build with a single style sheet does not need. The replacement still dispatches `vite:preloadError`:
 * packages/core/src/page/page-version.ts uses this event to detect missing chunks.
 */
export function preloadHelper(): Plugin {
  let hasOneSheet = false;
  return {
    name: 'preventivo:slim-preload-helper',
    enforce: 'pre',
    apply: 'build',
    configResolved({ build }) {
      hasOneSheet = !build.cssCodeSplit;
    },
    transform: {
      filter: { id: helper },
      handler(code) {
        if (!hasOneSheet) return;
        if (code.includes('export const __vitePreload =')) return { code: instead, map: null };
        this.warn(
          `@preventivo/vite: the bundle takes the whole helper of Vite ${this.meta.viteVersion} for imports, about 0.7 KB ` +
            'more after Brotli, because it looks otherwise than that of Vite 8. Everything works as it should.',
        );
      },
    },
  };
}

const instead = `export const __vitePreload = (load) => load().catch((error) => {
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
  throw error;
});`;
