import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Line } from '@preventivo/core';

/** The error for an invalid command-line argument. The message is a sentence for the user. */
export class BadArgument extends Error {}

/**
 * Loads the lines that a module exports: one line, several lines by name, or a list. Node runs TypeScript by removing
 * the types.
 * @param path a file, relative to the current folder, or an entry point of a package that this folder can import
 * @throws {BadArgument} if there is neither such a file nor such a package, the module throws, or it exports no line
 */
export async function loadLines(path: string): Promise<readonly Line[]> {
  const file = existsSync(path) ? resolve(path) : inPackage(path);
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

function inPackage(path: string): string {
  if (/^(?:\.|\/)/.test(path)) throw new BadArgument(`There is no file ${path}.`);
  try {
    return createRequire(resolve('package.json')).resolve(path);
  } catch {
    throw new BadArgument(`There is neither a file nor a package ${path}.`);
  }
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
