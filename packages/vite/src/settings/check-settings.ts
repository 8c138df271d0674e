import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Line } from '@preventivo/core';
import { look } from '@preventivo/funnel/settings';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { lexer } from 'css-tree';
import { nearest, type Place, placeOf } from './places.ts';
import { wrongTexts } from './wrong-texts.ts';

/** The JSON Schema (2020-12) of `settings.json`. `@preventivo/funnel` publishes it. */
export const settingsSchema: string = readFileSync(
  createRequire(import.meta.url).resolve('@preventivo/funnel/settings.schema.json'),
  'utf8',
);

/** The text of a `settings.json` without settings. A build writes this file, and the broker replaces it. */
export const noSettings = '{\n  "$schema": "./settings.schema.json"\n}\n';

/** Reads the text of a file. Removes a byte order mark, like a browser. */
export const textOf = (file: string): string => readFileSync(file, 'utf8').replace(/^\uFEFF/, '');

/**
 * Validates the text of a settings file. Returns one sentence for each invalid value, with its path: `theme.primary:
 * "blu" is not a CSS colour.` Does not check the contrast of colours, because only a browser can (`checkTheme` of
 * `@preventivo/ui`).
 * @param lines the lines whose texts may have a path in the settings, such as `horse.nome.label`. Without lines, only
 * the names of shared texts are checked
 */
export function checkSettings(text: string, lines: readonly Line[] = []): readonly string[] {
  try {
    const settings = JSON.parse(text);
    const validate = validator();
    return validate(settings)
      ? wrongTexts(settings.texts ?? {}, lines)
      : [...new Set(validate.errors?.map(sentence))];
  } catch (error) {
    if (error instanceof SyntaxError) return [`This is not JSON. ${whereIn(text, error)}`];
    throw error;
  }
}

let made: ReturnType<Ajv2020['compile']> | undefined;

/** Compiles the validator on the first call, because most builds have no settings to validate. */
function validator() {
  made ??= new Ajv2020({ allErrors: true, verbose: true, formats }).compile(
    JSON.parse(settingsSchema),
  );
  return made;
}

const isAddress = (text: string) => URL.canParse(text, 'https://broker.example/');
const isValueOf = (property: string) => (text: string) =>
  lexer.matchProperty(property, text).error === null;

/** The formats that the JSON Schema uses. A CSS format accepts the values of its CSS property. */
const formats = {
  'uri-reference': isAddress,
  color: isValueOf(look.primary),
  'css-font-family': isValueOf(look.font),
  'css-length': isValueOf(look.radius),
};

function sentence({ keyword, instancePath, params, parentSchema, schema, data }: ErrorObject) {
  const place = placeOf(instancePath);
  switch (keyword) {
    case 'required':
      return `${place || 'The file'}: ${params.missingProperty} is missing.`;
    case 'additionalProperties':
      return unknown(place, params.additionalProperty, Object.keys(parentSchema?.properties ?? {}));
    case 'enum':
      return `${place}: ${shown(data)} is not one of ${[schema].flat().map(shown).join(', ')}.`;
    default:
      return `${place || 'The file'}: ${shown(data)} is not ${parentSchema?.title && place ? parentSchema.title : types[String(schema)]}.`;
  }
}

const types: Readonly<Record<string, string | undefined>> = {
  object: 'an object, {…}',
  array: 'a list, […]',
  boolean: 'true or false',
};

function unknown(place: Place, name: string, known: readonly string[]) {
  const at = place ? `${place}.${name}` : name;
  const meant = nearest(name, place, known, JSON.parse(settingsSchema));
  return meant
    ? `${at}: there is no such setting. Is it ${meant}?`
    : `${at}: there is no such setting here. There are ${known.join(', ')}.`;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** Returns the message of the JSON parser, with the line and the column of the error, counted from 1. */
function whereIn(text: string, { message }: SyntaxError): string {
  const [told, position] = /^(.*?) in JSON at position (\d+)/.exec(message)?.slice(1) ?? [];
  if (!position) return `${message}.`;
  const before = text.slice(0, Number(position)).split('\n');
  return `Line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}: ${told}.`;
}
