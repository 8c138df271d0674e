import { registerHooks } from 'node:module';

// Resolves the packages of this workspace to their sources from now on, as
// `--conditions=@preventivo/source` does from the start of a process.
registerHooks({
  resolve: (name, context, next) =>
    next(name, { ...context, conditions: [...context.conditions, '@preventivo/source'] }),
});
