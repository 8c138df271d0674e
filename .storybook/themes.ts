import type { CSSProperties } from 'react';

interface Theme {
  readonly title: string;
  readonly base: 'light' | 'dark';
  /** The properties that a broker sets on `.q`. */
  readonly properties?: CSSProperties & Record<`--q-${string}`, string>;
}

export const themes: Readonly<Record<string, Theme>> = {
  petrolio: { title: 'Petrolio e zafferano', base: 'light' },
  scuro: { title: 'Scuro', base: 'dark' },
  blu: {
    title: 'Broker blu',
    base: 'light',
    properties: { '--q-primary': '#0b3d91', '--q-accent': '#7fd1ff', '--q-canvas': '#eef2f8' },
  },
  rosso: {
    title: 'Broker rosso',
    base: 'light',
    properties: {
      '--q-primary': '#a3123a',
      '--q-accent': '#ffc9a8',
      '--q-canvas': '#f7f1ef',
      '--q-radius': '4px',
    },
  },
  leggibile: {
    title: 'Leggibilità',
    base: 'light',
    properties: {
      '--q-font': 'Verdana, "DejaVu Sans", sans-serif',
      '--q-text': 'max(19px, 1.1875rem)',
      '--q-text-s': 'max(17px, 1.0625rem)',
    },
  },
  contrasto: {
    title: 'Contrasto',
    base: 'light',
    properties: {
      '--q-control': 'var(--q-ink)',
      '--q-muted': 'var(--q-ink)',
      '--q-placeholder': 'var(--q-ink)',
      '--q-line': 'var(--q-ink)',
      '--q-tint': 'var(--q-surface)',
    },
  },
};
