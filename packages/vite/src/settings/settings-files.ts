import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Line } from '@preventivo/core';
import type { Plugin } from 'vite';
import { checkSettings, noSettings, settingsSchema, textOf } from './check-settings.ts';

/**
 * Writes `settings.json` and its schema next to the page. Writes the file of the app's folder, or else an empty file.
 * If `SETTINGS_FILE` is set, only validates that file and writes none, because the broker deploys it separately. An
 * invalid file makes the build fail.
 */
export function settingsFiles(line: Line): Plugin {
  let own = '';
  return {
    name: 'preventivo:settings',
    apply: 'build',
    configResolved({ root }) {
      own = join(root, 'settings.json');
    },
    buildStart() {
      const named = process.env.SETTINGS_FILE?.trim();
      for (const file of [existsSync(own) && own, named]) if (file) checkFile(file, line);
      if (existsSync(own)) this.addWatchFile(own);
      const source = existsSync(own) ? textOf(own) : noSettings;
      this.emitFile({ type: 'asset', fileName: 'settings.json', source });
      this.emitFile({ type: 'asset', fileName: 'settings.schema.json', source: settingsSchema });
    },
  };
}

/**
 * Validates a settings file.
 * @throws an Error with one sentence for each invalid value
 */
export function checkFile(file: string, line: Line): void {
  const text = textOf(file);
  const wrong = checkSettings(text, [line]);
  const all = wrong.length > 0 ? wrong : layoutIn(text, Object.keys(line.layouts ?? {}));
  if (all.length > 0) throw new Error(all.map((one) => `${file}: ${one}`).join('\n'));
}

/** Validates the name of the layout. The schema cannot do this, because each line has other layouts. */
function layoutIn(text: string, known: readonly string[]): readonly string[] {
  const { layout }: { layout?: string } = JSON.parse(text);
  // A line without layouts ignores the setting, because several lines may share one settings file.
  if (layout === undefined || known.length === 0 || known.includes(layout)) return [];
  return [`layout: "${layout}" is not one of ${known.map((one) => `"${one}"`).join(', ')}.`];
}
