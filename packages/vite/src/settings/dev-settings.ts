import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Line } from '@preventivo/core';
import type { Plugin } from 'vite';
import { settingsScript } from '../page-scripts.ts';
import { withoutTheScript } from '../prerender.ts';
import { noSettings, settingsSchema, textOf } from './check-settings.ts';
import { checkFile } from './settings-files.ts';

/**
 * Serves `settings.json` and its schema in development. Serves the file in `SETTINGS_FILE`, or else the file of the
 * app's folder, or else an empty file. The page reloads when the file changes. Also serves an invalid file, and lists
 * its errors in the terminal.
 */
export function devSettings(line: Line): Plugin {
  return {
    name: 'preventivo:dev-settings',
    apply: 'serve',
    configureServer({ config, middlewares, watcher, ws }) {
      const file = process.env.SETTINGS_FILE?.trim() || join(config.root, 'settings.json');
      const check = () => {
        try {
          if (existsSync(file)) checkFile(file, line);
        } catch (error) {
          config.logger.error(error instanceof Error ? error.message : String(error));
        }
      };
      check();
      watcher.add(file);
      watcher.on('all', (_event, path) => {
        if (path !== file) return;
        check();
        ws.send({ type: 'full-reload' });
      });
      middlewares.use(({ url = '' }, response, next) => {
        const [path = ''] = url.split('?');
        const text = path.endsWith('/settings.json')
          ? existsSync(file)
            ? textOf(file)
            : noSettings
          : path.endsWith('/settings.schema.json') && settingsSchema;
        if (!text) return next();
        response.setHeader('content-type', 'application/json');
        response.setHeader('cache-control', 'no-store');
        response.end(text);
      });
    },
    transformIndexHtml: (html) =>
      html.replace(
        '<div id="root"></div>',
        // The class, the theme and the margin are the same as on a built page.
        `<style>html,body{margin:0}</style>${withoutTheScript}<div id="root" class="q" data-q-theme="auto"></div><script>${settingsScript}</script>`,
      ),
  };
}
