import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Options } from 'tsup';

type TsupPlugin = NonNullable<Options['plugins']>[number];

/** Matches libraries whose hooks, contexts or elements work in client modules only. */
const react = /^(react|react-dom|formik|jotai|@tanstack\/react-query)(\/|$)/;

/**
 * Adds `'use client'` to those built modules that import React. A Server Component can then still call the other
 * functions of an entry point. A directive in the entry module would not apply to components in shared chunks. In the
 * CommonJS build the directive is added after tsup has added `"use strict"`: it is valid only at the top of the file.
 */
export function clientModules(): TsupPlugin {
  const clients = new Set<string>();
  return {
    name: 'preventivo:client-modules',
    renderChunk(_, { path, imports }) {
      if (imports?.some((one) => one.external && react.test(one.path)))
        clients.add(relative(process.cwd(), path));
    },
    buildEnd({ writtenFiles }) {
      for (const { name } of writtenFiles)
        if (clients.has(name)) writeFileSync(name, `'use client';\n${readFileSync(name, 'utf8')}`);
    },
  };
}
