import { registerHooks } from 'node:module';

// Resolves this workspace's packages to their sources in every later import. The option
// `--conditions=@preventivo/source` does the same from the start of a process.
registerHooks({
  resolve: (name, context, next) =>
    next(name, { ...context, conditions: [...context.conditions, '@preventivo/source'] }),
});
