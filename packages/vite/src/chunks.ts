import { join } from 'node:path';
import type address from '@preventivo/address/package.json';
import type auth from '@preventivo/auth/package.json';
import type contractor from '@preventivo/contractor/package.json';
import type core from '@preventivo/core/package.json';
import type form from '@preventivo/form/package.json';
import type funnel from '@preventivo/funnel/package.json';
import type ui from '@preventivo/ui/package.json';
import type { Plugin, Rollup } from 'vite';

/** What can be imported from the packages: the doors that their manifests name. */
type Door = {
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
 * What is loaded after the first chunk, and what of it together, since small files compress badly and ask for
 * more round trips. A chunk is named by the doors that the packages import lazily, and takes along what stands
 * behind them and in no chunk above it.
 */
export const chunks = {
  /** The summary of a page that something is wrong on, and what is missing on one that nobody answered: when the page rests. */
  wrong: ['@preventivo/form/lazy/page-summary'],
  /** What checks answers: when somebody begins. */
  rules: [
    '@preventivo/core/check',
    '@preventivo/ui/lazy/email-typo',
    '@preventivo/form/lazy/answering',
  ],
  /** The month that days are picked in: with its button. */
  calendar: ['@preventivo/ui/calendar'],
  /**
   * What asks the back end and remembers its answers, the list of a combobox, which shows them, and what else page 1 needs on
   * its way, and the pages after it: when somebody begins, with the first call, or at the focus of a combobox.
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
  /** Reads a fiscal code that somebody typed. */
  code: ['@preventivo/contractor/lazy/fill-from-code'],
  /** An address that somebody left before it was chosen, or that was filled in. */
  filled: ['@preventivo/address/lazy/search-outcome'],
  /** For who logs in, or has. */
  account: [
    '@preventivo/auth/dialogs',
    '@preventivo/auth/lazy/whose-token',
    '@preventivo/contractor/lazy/saved-form',
    '@preventivo/contractor/saved',
    '@preventivo/funnel/lazy/contractor-of-account',
  ],
  /** What is said to who left a draft. */
  draft: ['@preventivo/funnel/lazy/draft-note'],
  /** For who goes on on another device, or comes from one. */
  elsewhere: ['@preventivo/funnel/lazy/elsewhere'],
  /** Somebody erases the device, here or in another tab. */
  device: ['@preventivo/funnel/lazy/erase-device'],
  /** Solves the proof of work that a busy server requires. */
  'solve-challenge': ['@preventivo/funnel/lazy/solve-challenge'],
  /** Where a broker has set something. */
  settings: ['@preventivo/funnel/lazy/settings-of'],
  /** Where it is to be worded otherwise: in a broker's own texts, or in another language. */
  languages: ['@preventivo/funnel/languages'],
  /**
   * English, for everything that lines share. The bundler cuts this chunk itself: it needs nothing of another chunk, and a
   * group would also take modules that the bundler shares between chunks.
   */
  en: ['@preventivo/core/messages/en'],
} as const satisfies Readonly<Record<string, readonly Door[]>>;

export type Chunk = keyof typeof chunks;

/**
 * A chunk that imports nothing from the first chunk. As a bundler group it would share only the bundler's runtime, and the
 * bundler would move that runtime into a file that every visitor loads.
 */
const alone: Chunk = 'solve-challenge';

/**
 * What a visitor never loads who has no account, types no fiscal code, writes or presses their days,
 * chooses an address, begins anew, stays on one device and sends while few do, on a page without settings.
 */
export const besides: readonly Chunk[] = [
  'code',
  'filled',
  'account',
  'draft',
  'elsewhere',
  'solve-challenge',
  'settings',
  'languages',
  'en',
];

/** What is cut otherwise than an app of a line. */
export interface CodeSplitting {
  /**
   * Modules that an entry of the build is made of and that stay out of the first chunk, with files of their own.
   * @defaultValue none: the build is a line's app, and all that it starts with is one chunk
   */
  apart?(id: string): boolean;
}

interface Modules {
  getModuleInfo(id: string): ModuleInfo | null;
}
type ModuleInfo = Pick<Rollup.ModuleInfo, 'isEntry' | 'importers' | 'dynamicImporters'>;

/** Whether the line imports this module lazily: a translation, which only a visitor of that language loads. */
function isTranslation(id: string, modules: Modules): boolean {
  const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(id) ?? {};
  const isStart = (one: string) =>
    [one, ...(modules.getModuleInfo(one)?.importers ?? [])].some(
      (entry) => modules.getModuleInfo(entry)?.isEntry,
    );
  return importers.length === 0 && !dynamicImporters.some(isStart);
}

/** Cuts an app into its first chunk, those above, and what the line itself brings. */
export function codeSplitting({ apart }: CodeSplitting = {}): Plugin {
  const doors: readonly (readonly [string, readonly string[]])[] = Object.entries(chunks);
  const chunkOf = new Map<string, string>();
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
                // The texts are written in where they are said; their names are for who words them otherwise.
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
                        name: (id: string, modules: Modules) =>
                          id.startsWith(source) && !isTranslation(id, modules) ? 'line' : null,
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
      // The app knows the funnel, and the funnel all the others.
      const funnel = await this.resolve('@preventivo/funnel', join(source, 'main.tsx'));
      for (const [name, asked] of doors)
        for (const door of asked) {
          const module = await this.resolve(door, funnel?.id);
          if (!module) this.error(`@preventivo/vite: there is no ${door}, of the chunk '${name}'.`);
          if (name !== 'en') chunkOf.set(module.id, name);
        }
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
