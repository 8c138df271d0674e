import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Line } from '@preventivo/core';

/** The error for an invalid command-line argument. The message is a sentence for the user. */
export class BadArgument extends Error {}

/**
 * Loads the lines that a module exports: one line, several lines by name, or a list. Node runs TypeScript by removing
 * the types.
 * @param path relative to the current folder
 * @throws {BadArgument} if the file is missing, the module throws, or it exports no line
 */
export async function loadLines(path: string): Promise<readonly Line[]> {
  const file = resolve(path);
  if (!existsSync(file)) throw new BadArgument(`There is no file ${path}.`);
  const exported: Readonly<Record<string, unknown>> = await import(pathToFileURL(file).href).catch(
    (error: unknown) => {
      throw new BadArgument(`${path} could not be loaded: ${reasonOf(error)}`);
    },
  );
  const lines = new Set(Object.values(exported).flat().filter(isLine));
  if (lines.size === 0)
    throw new BadArgument(
      `${path} exports no line. Export what defineLine returns: export const horse = defineLine({ … }).`,
    );
  return [...lines];
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'ERR_UNKNOWN_FILE_EXTENSION')
    return `TypeScript needs Node 22.18 or newer; this is ${process.versions.node}.`;
  return error.message.split('\n')[0] ?? '';
}

const isLine = (value: unknown): value is Line =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'title', 'fields', 'pages', 'contractor'].every((part) => part in value);
