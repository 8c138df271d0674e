import type { ConsentEdition } from '@preventivo/core/consents';
import type { OwnConsentTexts } from '../contract/consent-texts.ts';
import { object, type Schema } from '../contract/schema.ts';
import { isShaped, shapeProblem } from '../contract/shape.ts';
import { BadConfig, type Env, jsonIn, settingOf } from './config.ts';

const text = { type: 'string', pattern: '\\S' } as const;
// The format of the documents in settings.json, as the pages accept it (docs/deploy.md).
const precontract = {
  type: 'array',
  items: object({ title: text, url: text, format: text }, ['format']),
} as const;
const flag = { type: 'array', items: text } as const;
const editions = {
  type: 'array',
  items: object({
    version: { type: 'string', pattern: '^[\\w.-]{1,40}$' },
    texts: object({
      1: flag,
      3: flag,
      22: flag,
      102: flag,
      104: flag,
      105: flag,
      106: flag,
    }),
  }),
} as const;

/**
 * Reads the consent texts of the broker's pages: the current texts from the settings file, and
 * other editions from CONSENT_TEXTS_FILE.
 * @throws {BadConfig}
 */
export function readConsentTexts(env: Env): OwnConsentTexts {
  const settings = jsonOf(env, 'SETTINGS_FILE', "the pages' settings.json");
  const { documents, texts } = Object(settings);
  const own = Object(documents).precontract;
  if (own !== undefined && !isShaped(precontract, own))
    throw new BadConfig(
      `SETTINGS_FILE takes a settings.json whose 'documents.precontract' is as docs/deploy.md has it${pathIn(precontract, own)}.`,
    );
  return {
    texts: { it: textsIn(texts, 'it'), en: textsIn(texts, 'en') },
    documents: own,
    editions: readEditions(env),
  };
}

function readEditions(env: Env): readonly ConsentEdition[] {
  const said = jsonOf(env, 'CONSENT_TEXTS_FILE', 'a list of editions in JSON');
  if (said === undefined) return [];
  if (isShaped(editions, said))
    return said.map(({ version, texts }) => ({ version, texts: withNotice(texts) }));
  throw new BadConfig(
    `CONSENT_TEXTS_FILE takes a list of editions as services/api/README.md has it${pathIn(editions, said)}.`,
  );
}

/** Copies the text of the notice (106) to the consent to the documents (407). */
const withNotice = (texts: Readonly<Record<string, readonly string[] | undefined>>) =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([code, said = []]) =>
      (code === '106' ? [code, '407'] : [code]).map((one) => [one, said] as const),
    ),
  );

function pathIn(schema: Schema, value: unknown): string {
  const path = shapeProblem(schema, value)?.path;
  return path ? `: '${path}' is not` : '';
}

function textsIn(all: unknown, language: 'it' | 'en'): Readonly<Record<string, string>> {
  const entries = Object.entries<unknown>(Object(Object(all)[language]));
  return Object.fromEntries(
    entries.flatMap(([name, said]) => (typeof said === 'string' ? [[name, said]] : [])),
  );
}

function jsonOf(env: Env, name: string, takes: string): unknown {
  const path = settingOf(env, name);
  if (path === undefined) return undefined;
  try {
    return jsonIn(path);
  } catch {
    throw new BadConfig(`${name} takes the path of ${takes}.`);
  }
}
