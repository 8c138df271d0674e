import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Line } from '@preventivo/core';
import type { Plugin } from 'vite';
import { checkSettings, noSettings, settingsSchema, textOf } from './check-settings.ts';

/**
 * Writes `settings.json` beside the page, and its schema: the file of the app's folder where there is one, else one
 * that says nothing. A file nobody can follow ends the build, and so does one that the variable `SETTINGS_FILE` names:
 * that one is only looked at, it is deployed by itself.
 */
export function settingsFiles(line: Pick<Line, 'layouts'>): Plugin {
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

/** @throws with a sentence for each thing in the file that nobody can follow */
export function checkFile(file: string, { layouts = {} }: Pick<Line, 'layouts'>): void {
  const text = textOf(file);
  const wrong = checkSettings(text);
  const all = wrong.length > 0 ? wrong : layoutIn(text, Object.keys(layouts));
  if (all.length > 0) throw new Error(all.map((one) => `${file}: ${one}`).join('\n'));
}

/** The layouts are a line's own: no schema knows them. */
function layoutIn(text: string, known: readonly string[]): readonly string[] {
  const { layout }: { layout?: string } = JSON.parse(text);
  // One file may serve lines of which only some have layouts.
  if (layout === undefined || known.length === 0 || known.includes(layout)) return [];
  return [`layout: "${layout}" is not one of ${known.map((one) => `"${one}"`).join(', ')}.`];
}
