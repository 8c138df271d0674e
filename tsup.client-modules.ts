import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Options } from 'tsup';

type TsupPlugin = NonNullable<Options['plugins']>[number];

/** Libraries whose hooks, contexts or elements work only in client modules. */
const react = /^(react|react-dom|formik|jotai|@tanstack\/react-query)(\/|$)/;

/**
 * Adds `'use client'` only to the built modules that import React. A Server Component can therefore
 * call the other functions of an entry point. A directive in the entry module would not reach
 * components in shared chunks. The CommonJS build gets the directive after tsup has added `"use
 * strict"`, because a directive counts only at the top.
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
