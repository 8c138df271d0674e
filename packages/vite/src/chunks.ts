import { join } from 'node:path';
import type address from '@preventivo/address/package.json';
import type auth from '@preventivo/auth/package.json';
import type contractor from '@preventivo/contractor/package.json';
import type core from '@preventivo/core/package.json';
import type form from '@preventivo/form/package.json';
import type funnel from '@preventivo/funnel/package.json';
import type ui from '@preventivo/ui/package.json';
import type { Plugin, Rollup } from 'vite';

/** The entry points that the manifests of the packages export. */
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
 * The chunks that load after the first chunk. Lazy code is grouped into few chunks, because small files compress
 * badly and cost round trips. Each chunk lists entry points that the packages import lazily. A chunk also contains
 * the dependencies of these entry points, except those in an earlier chunk.
 */
export const chunks = {
  /** The error summary, and the code that finds missing answers. Loads when the browser is idle. */
  wrong: ['@preventivo/form/lazy/page-summary'],
  /** Validation. Loads on the first interaction. */
  rules: [
    '@preventivo/core/check',
    '@preventivo/ui/lazy/email-typo',
    '@preventivo/form/lazy/answering',
    '@preventivo/contractor/lazy/stub-card',
  ],
  /** The month grid of the date picker. Loads when the user presses the button of the date picker. */
  calendar: ['@preventivo/ui/calendar'],
  /**
   * The API client with its cache, the combobox list, the rest of page 1 and the next pages. Loads on the first
   * interaction, for the first request, or on focus of a combobox.
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
    '@preventivo/funnel/lazy/ticket',
  ],
  /** Fills in answers from a fiscal code. Loads when the user types a fiscal code. */
  code: ['@preventivo/contractor/lazy/fill-from-code'],
  /** Searches for an address that the browser has autofilled, or for which the user has chosen no suggestion. */
  filled: ['@preventivo/address/lazy/search-outcome'],
  /** The account dialogs and saved records. Loads for users who are logged in or want to log in. */
  account: [
    '@preventivo/auth/dialogs',
    '@preventivo/auth/lazy/token-owner',
    '@preventivo/contractor/lazy/saved-form',
    '@preventivo/contractor/saved',
    '@preventivo/funnel/lazy/contractor-of-account',
  ],
  /** The note about a restored draft. Loads if the page restores a draft. */
  draft: ['@preventivo/funnel/lazy/draft-note'],
  /** The dialogs that create and open a link for continuing on another device. Loads when one of them opens. */
  handoff: ['@preventivo/funnel/lazy/handoff'],
  /** Observes the fields. Loads if the tracker has a `field` method. */
  'field-events': ['@preventivo/funnel/lazy/field-events'],
  /** Erases the data on the device. Loads when the user asks for the erasure, in this tab or in another. */
  device: ['@preventivo/funnel/lazy/erase-device'],
  /** Solves the proof of work that a busy server requires. */
  'solve-challenge': ['@preventivo/funnel/lazy/solve-challenge'],
  /** Applies a broker's settings, which may ask for the source of a visit. Loads if the settings file is not empty. */
  settings: ['@preventivo/funnel/lazy/lead-source', '@preventivo/funnel/lazy/settings-of'],
  /** Translates the funnel. Loads for a broker's texts or another language. */
  languages: ['@preventivo/funnel/languages'],
  /**
   * The English texts that all lines share. They are not a group in the bundler's configuration, because they get a
   * separate file anyway. A group would move the bundler's runtime to a separate file, and every visitor would need
   * one more request.
   */
  en: ['@preventivo/core/messages/en'],
} as const satisfies Readonly<Record<string, readonly EntryPoint[]>>;

export type Chunk = keyof typeof chunks;

/**
 * Chunks that import nothing from the first chunk. They are not groups in the bundler's configuration. A group would
 * move the bundler's runtime to a separate file, and every visitor would need one more request.
 */
const alone: readonly string[] = ['solve-challenge', 'field-events'] satisfies Chunk[];

/**
 * The chunks that a typical visit does not load. A typical visitor has no account, fiscal code, autofilled address,
 * draft, second device or broker's settings, and the server is not busy.
 */
export const optionalChunks: readonly Chunk[] = [
  'code',
  'filled',
  'account',
  'draft',
  'handoff',
  'field-events',
  'solve-challenge',
  'settings',
  'languages',
  'en',
];

/** Options of `codeSplitting` for a build that is not a line's app. */
export interface CodeSplitting {
  /**
   * Returns whether a module that an entry point imports gets a separate file. Other modules are part of the first
   * chunk. @defaultValue no module does, as in a line's app, which starts with one chunk
   */
  apart?(id: string): boolean;
}

interface Modules {
  getModuleInfo(id: string): ModuleInfo | null;
}
type ModuleInfo = Pick<Rollup.ModuleInfo, 'isEntry' | 'importers' | 'dynamicImporters'>;

/**
 * Whether a module is a translation of the line. It loads only for visitors who choose the language of the
 * translation.
 */
function isTranslation(id: string, modules: Modules): boolean {
  const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(id) ?? {};
  const isStart = (one: string) =>
    [one, ...(modules.getModuleInfo(one)?.importers ?? [])].some(
      (entry) => modules.getModuleInfo(entry)?.isEntry,
    );
  return importers.length === 0 && !dynamicImporters.some(isStart);
}

/** Splits an app into the first chunk, the chunks in `chunks`, and the code of the line. */
export function codeSplitting({ apart }: CodeSplitting = {}): Plugin {
  const entries: readonly (readonly [string, readonly string[]])[] = Object.entries(chunks);
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
                // The first chunk does not contain the names of all texts, because `inlineConst` inlines the texts
                // themselves. The module with the names loads only if a broker or a language overrides texts.
                {
                  name: 'first',
                  tags: ['$initial'],
                  ...(apart && { test: (id: string) => !apart(id) }),
                },
                ...entries
                  .filter(([name]) => !alone.includes(name))
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
      // Resolve entry points from the funnel package, because it depends on all other packages.
      const funnel = await this.resolve('@preventivo/funnel', join(source, 'main.tsx'));
      for (const [name, asked] of entries)
        for (const entry of asked) {
          const module = await this.resolve(entry, funnel?.id);
          if (!module)
            this.error(`@preventivo/vite: there is no ${entry}, of the chunk '${name}'.`);
          if (name !== 'en') chunkOf.set(module.id, name);
        }
    },
    buildEnd() {
      for (const id of this.getModuleIds())
        if (id.startsWith(source) && isTranslation(id, this)) translations.add(id);
    },
    generateBundle(_, bundle) {
      // An app may import an entry point statically. For example, it imports `languages` to add a language.
      const isAppsOwn = (id: string) =>
        this.getModuleInfo(id)?.importers.some((one) => one.startsWith(source)) ?? false;
      for (const output of Object.values(bundle))
        for (const id of output.type === 'chunk' ? output.moduleIds : []) {
          const name = chunkOf.get(id) ?? output.name;
          if (name !== output.name && !isAppsOwn(id))
            this.error(
              `@preventivo/vite: ${id} is in '${output.name}' and not in its chunk '${name}': a package ` +
                'imports it at once, so every visitor would load it. Import it with import() there.',
            );
        }
    },
  };
}
