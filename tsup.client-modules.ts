import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Options } from 'tsup';

type TsupPlugin = NonNullable<Options['plugins']>[number];

/** Libraries whose hooks, context or elements need a client. */
const react = /^(react|react-dom|formik|jotai|@tanstack\/react-query)(\/|$)/;

/**
 * Marks only built modules that import React with `'use client'`, so that a Server Component can
 * call an entry point's functions and render its components. Components often end up in shared
 * chunks, which a directive on the entry would not reach. The CommonJS build gets the directive
 * after tsup has added `"use strict"`, because a directive counts only at the top.
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
