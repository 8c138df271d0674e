import { join } from 'node:path';
import type address from '@preventivo/address/package.json';
import type auth from '@preventivo/auth/package.json';
import type contractor from '@preventivo/contractor/package.json';
import type core from '@preventivo/core/package.json';
import type form from '@preventivo/form/package.json';
import type funnel from '@preventivo/funnel/package.json';
import type ui from '@preventivo/ui/package.json';
import type { Plugin, Rollup } from 'vite';

/** Importable entry points of the packages, from their manifests. */
type EntryPoint = {
  [Name in keyof Manifests]: keyof Manifests[Name]['exports'] extends infer Path
    ? Path extends `./${infer Rest}`
      ? `${Name}/${Rest}`
      : never
    : never;
}[keyof Manifests];
interface Manifests {
  readonly '@preventivo/address': typeof address;
  readonly '@preventivo/auth': typeof auth;
  readonly '@preventivo/contractor': typeof contractor;
  readonly '@preventivo/core': typeof core;
  readonly '@preventivo/form': typeof form;
  readonly '@preventivo/funnel': typeof funnel;
  readonly '@preventivo/ui': typeof ui;
}

/**
 * Code that loads after the first chunk, grouped because small files compress badly and cost round
 * trips.
 * Each chunk lists the entry points that the packages import lazily. It includes their dependencies
 * that are in no chunk before it.
 */
export const chunks = {
  /**
   * The error summary of a page, and the errors of an unanswered one: loads when the page is idle.
   */
  wrong: ['@preventivo/form/lazy/page-summary'],
  /** Validation: loads when the user starts. */
  rules: [
    '@preventivo/core/check',
    '@preventivo/ui/lazy/email-typo',
    '@preventivo/form/lazy/answering',
  ],
  /** The month grid of the date picker: loads with its button. */
  calendar: ['@preventivo/ui/calendar'],
  /**
   * The API client with its cache, the combobox list, the rest of page 1 and the next pages. Loads
   * when the user starts, with the first request, or on focus of a combobox.
   */
  later: [
    '@preventivo/core/http',
    '@preventivo/core/query',
    '@preventivo/ui/lazy/combobox-list',
    '@preventivo/address/lazy/address-details',
    '@preventivo/contractor/lazy/pass-contractor',
    '@preventivo/funnel/lazy/dialogs',
    '@preventivo/funnel/lazy/kept-state',
    '@preventivo/funnel/lazy/questions-page',
    '@preventivo/funnel/lazy/send',
    '@preventivo/funnel/lazy/summary',
  ],
  /** Parses a typed fiscal code. */
  code: ['@preventivo/contractor/lazy/fill-from-code'],
  /** Handles an address that was autofilled, or left before a result was chosen. */
  filled: ['@preventivo/address/lazy/search-outcome'],
  /** For users who log in or are logged in. */
  account: [
    '@preventivo/auth/dialogs',
    '@preventivo/auth/lazy/token-owner',
    '@preventivo/contractor/lazy/saved-form',
    '@preventivo/contractor/saved',
    '@preventivo/funnel/lazy/contractor-of-account',
  ],
  /** The note for a user with a draft. */
  draft: ['@preventivo/funnel/lazy/draft-note'],
  /** For users who continue on another device, or come from one. */
  handoff: ['@preventivo/funnel/lazy/handoff'],
  /** Erases the data on the device, here or in another tab. */
  device: ['@preventivo/funnel/lazy/erase-device'],
  /** Solves the proof of work that a busy server requires. */
  'solve-challenge': ['@preventivo/funnel/lazy/solve-challenge'],
  /** For pages with a broker's settings. */
  settings: ['@preventivo/funnel/lazy/settings-of'],
  /** For a broker's custom texts or another language. */
  languages: ['@preventivo/funnel/languages'],
  /**
   * English, for everything that lines share. The bundler splits this chunk itself: it imports nothing from other
   * chunks, and as a named group it would share a runtime file, one more request for every visitor.
   */
  en: ['@preventivo/core/messages/en'],
} as const satisfies Readonly<Record<string, readonly EntryPoint[]>>;

export type Chunk = keyof typeof chunks;

/**
 * A chunk that imports nothing from the first chunk. As a bundler group it would share only the
 * bundler's runtime. The bundler would move that runtime into a file that every visitor loads.
 */
const alone: Chunk = 'solve-challenge';

/**
 * Chunks that a typical visit never loads: no account, no fiscal code, an address from the list, no
 * draft, a single device, a server with capacity, no settings.
 */
export const optionalChunks: readonly Chunk[] = [
  'code',
  'filled',
  'account',
  'draft',
  'handoff',
  'solve-challenge',
  'settings',
  'languages',
  'en',
];

/** Options for builds other than a line's app. */
export interface CodeSplitting {
  /**
   * Returns whether a module of an entry stays out of the first chunk, in its own file.
   * @defaultValue none: the build is a line's app, and its start is one chunk
   */
  apart?(id: string): boolean;
}

interface Modules {
  getModuleInfo(id: string): ModuleInfo | null;
}
type ModuleInfo = Pick<Rollup.ModuleInfo, 'isEntry' | 'importers' | 'dynamicImporters'>;

/** Whether the line imports this module lazily: a translation, which loads only for visitors who choose its language. */
function isTranslation(id: string, modules: Modules): boolean {
  const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(id) ?? {};
  const isStart = (one: string) =>
    [one, ...(modules.getModuleInfo(one)?.importers ?? [])].some(
      (entry) => modules.getModuleInfo(entry)?.isEntry,
    );
  return importers.length === 0 && !dynamicImporters.some(isStart);
}

/** Splits an app into its first chunk, the chunks above, and the line's own code. */
export function codeSplitting({ apart }: CodeSplitting = {}): Plugin {
  const doors: readonly (readonly [string, readonly string[]])[] = Object.entries(chunks);
  const chunkOf = new Map<string, string>();
  const translations = new Set<string>();
  let source = '';
  return {
    name: 'preventivo:code-splitting',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          output: {
            codeSplitting: {
              groups: [
                // `inlineConst` inlines the texts; their names are needed only to override them.
                {
                  name: 'first',
                  tags: ['$initial'],
                  ...(apart && { test: (id: string) => !apart(id) }),
                },
                ...doors
                  .filter(([name]) => name !== alone)
                  .map(([name]) => ({
                    name,
                    test: (id: string) => chunkOf.get(id) === name,
                  })),
                ...(apart
                  ? []
                  : [
                      {
                        name: 'line',
                        test: (id: string) => id.startsWith(source) && !translations.has(id),
                      },
                    ]),
              ],
            },
          },
        },
      },
    }),
    configResolved({ root }) {
      source = join(root, 'src');
    },
    async buildStart() {
      // The app depends on the funnel, and the funnel on all other packages.
      const funnel = await this.resolve('@preventivo/funnel', join(source, 'main.tsx'));
      for (const [name, asked] of doors)
        for (const door of asked) {
          const module = await this.resolve(door, funnel?.id);
          if (!module) this.error(`@preventivo/vite: there is no ${door}, of the chunk '${name}'.`);
          if (name !== 'en') chunkOf.set(module.id, name);
        }
    },
    buildEnd() {
      for (const id of this.getModuleIds())
        if (id.startsWith(source) && isTranslation(id, this)) translations.add(id);
    },
    generateBundle(_, bundle) {
      for (const output of Object.values(bundle))
        for (const id of output.type === 'chunk' ? output.moduleIds : []) {
          const name = chunkOf.get(id) ?? output.name;
          if (name !== output.name)
            this.error(
              `@preventivo/vite: ${id} is in '${output.name}' and not in its chunk '${name}': something imports ` +
                'it at once. Everybody would load it. Import it lazily, or take it out of the map of chunks.',
            );
        }
    },
  };
}
