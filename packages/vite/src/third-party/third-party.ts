import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type InstalledPackage, packageOf } from './package-of.ts';
import { standardTexts } from './standard-texts.ts';

/** A third-party package in a bundle. `text` is the text of its licence, or '' if the package has none. */
export interface ThirdParty {
  readonly name: string;
  readonly version: string;
  /** The SPDX expression that the package declares, or '' if it declares none. */
  readonly licence: string;
  readonly text: string;
}

/** Returns the third-party packages of modules, each once, sorted by name and version. */
export function thirdPartiesOf(modules: Iterable<string>): readonly ThirdParty[] {
  const found = new Map<string, ThirdParty>();
  for (const module of modules) {
    const installed = packageOf(module);
    if (!installed) continue;
    const { name, version } = installed.manifest;
    if (!found.has(`${name}@${version}`)) found.set(`${name}@${version}`, termsOf(installed));
  }
  return [...found.keys()].sort().flatMap((key) => found.get(key) ?? []);
}

function termsOf({ folder, manifest }: InstalledPackage): ThirdParty {
  const { name, version, license: licence = '' } = manifest;
  const texts = [...textsIn(folder, /^(licen[cs]e|copying)/i), ...textsIn(folder, /^notice/i)];
  const text = texts.length > 0 ? texts.join('\n\n') : standardText({ folder, manifest });
  return { name, version, licence, text };
}

function textsIn(folder: string, names: RegExp): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && names.test(entry.name))
    .map(({ name }) => readFileSync(join(folder, name), 'utf8').trim());
}

/**
 * Returns the SPDX licence text for a package without a licence file. The copyright holder comes from the package's
 * readme or manifest.
 */
function standardText({ folder, manifest: { license = '', author } }: InstalledPackage): string {
  const text = standardTexts[license];
  if (!text) return '';
  const [readme = ''] = textsIn(folder, /^readme/i);
  const holder = typeof author === 'string' ? author : (author?.name ?? 'its authors');
  const line = /^copyright (?:\(c\)|©).*$/im.exec(readme)?.[0] ?? `Copyright (c) ${holder}`;
  return `${line}\n\n${text}`;
}
