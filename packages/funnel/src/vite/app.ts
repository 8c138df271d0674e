import { join } from 'node:path';
import type { Line } from '@preventivo/core';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { drawnPage } from './drawn-page.ts';
import { firstForm } from './first-form.ts';
import { slim } from './slim.ts';

/**
 * The Vite configuration of a line's app. Page 1 is drawn into the HTML when the app is built;
 * in development it is drawn in the browser, from the packages' sources.
 */
export function app(line: Line) {
  return defineConfig(({ command }) => ({
    base: './',
    plugins: [react(), slim(), firstForm(line), drawnPage(line)],
    resolve: {
      conditions: [
        ...(command === 'serve' ? ['@preventivo/source'] : []),
        ...defaultClientConditions,
      ],
      // One copy of what packages share by state or by type.
      dedupe: ['react', 'react-dom', 'formik', 'jotai', '@tanstack/react-query', 'luxon', 'yup'],
    },
    build: {
      target: 'es2022',
      manifest: true,
      cssCodeSplit: false,
      // What is preloaded loads one after another: nothing is fetched ahead of it.
      modulePreload: { polyfill: false, resolveDependencies: () => [] },
      // What is loaded together comes in one piece: small pieces compress badly and ask for more round
      // trips. Each takes along what its modules need and no piece before it has.
      rolldownOptions: {
        output: {
          // Nearly all of the first piece runs at the start: a browser that reads the hint compiles it while
          // it arrives, off the main thread (decision 57).
          postBanner: ({ isEntry }) => (isEntry ? '//# allFunctionsCalledOnLoad' : ''),
          codeSplitting: {
            groups: [
              { name: 'first', tags: ['$initial'] },
              // On a line that asks for whom it is; on the others page 1 begins with them.
              { name: 'places', test: places },
              { name: 'http', test: /core\/dist\/http\.js/ },
              { name: 'rules', test: /core\/dist\/check\.js/ },
              { name: 'later', test: later },
              { name: 'account', test: account },
              { name: 'line', test: ownSource },
            ],
          },
        },
      },
    },
  }));
}

/** What comes when somebody begins to answer. */
const later =
  /(?:pages\/questions-page|submission\/(?:dialogs|send)|answers\/summary|draft\/kept-state|draft\/draft-note|draft\/draft-of-text|calendar\/calendar|text-input\/email-typo|address-details|found-parts|pass-contractor|formik\/(?:remote-answers|said-of-change))\.js/;
/** What comes for who logs in, or has. */
const account =
  /(?:auth\/dist\/(?:dialogs|session\/whose-token)|contractor\/dist\/saved|funnel\/dist\/account)/;
/** What is asked once it is said who asks. */
const places = /contractor\/dist\/address-widgets\.js/;
/** What the app itself brings: its questions and what it draws of them. */
const ownSource = (id: string) => id.startsWith(join(process.cwd(), 'src'));
