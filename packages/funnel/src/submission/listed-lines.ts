import type { Contractor } from '@preventivo/core';
import type { NextLine } from '@preventivo/wizard/dialogs';
import { useEffect, useState } from 'react';

/** An entry in a file of lines, which lists the most requested line first. */
export interface ListedLine {
  readonly id: string;
  readonly title: string;
  /** The title in languages other than Italian: `{ "en": "Travel" }`. @defaultValue `title` */
  readonly titles?: Readonly<Record<string, string>>;
  /** The URL, relative to the file. */
  readonly path: string;
  /** The `d` of an SVG path in a 24×24 view box. @defaultValue no picture */
  readonly pictogram?: string;
  /** The types of contractor that the line insures. @defaultValue all */
  readonly contractor?: readonly Contractor['tipoPersona'][];
}

interface SentRequest {
  /** The id of the line of the request. */
  readonly sent: string;
  readonly contractor: Pick<Contractor, 'tipoPersona'>;
  /** @defaultValue 'it' */
  readonly language?: string | undefined;
}

/**
 * Loads the lines to offer after a request. Returns no lines until they are loaded.
 * @param file the URL of the file. Setting it to undefined aborts the request and keeps the loaded lines.
 */
export function useOtherLines(file: string | undefined, request: SentRequest) {
  const [loaded, setLoaded] = useState({ text: '', address: '' });
  useEffect(() => {
    if (!file) return;
    const stop = new AbortController();
    const address = new URL(file, document.baseURI).href;
    fetch(address, { signal: stop.signal })
      .then(async (answer) => setLoaded({ text: answer.ok ? await answer.text() : '', address }))
      // Ignore a failure: the page still links to the list of all lines.
      .catch(() => {});
    return () => stop.abort();
  }, [file]);
  return otherLines(loaded.text, loaded.address, request);
}

/** The most lines to offer: few enough to see at a glance. */
const MOST = 3;

/**
 * Returns the lines of a file to offer to the visitor. Returns none if the file is invalid: some servers send an HTML
 * page instead of a 404.
 * @param address the URL of the file
 */
export function otherLines(text: string, address: string, request: SentRequest) {
  const { sent, contractor, language = 'it' } = request;
  try {
    const listed: readonly (Partial<ListedLine> | null)[] = JSON.parse(text);
    return listed
      .filter(isListed)
      .filter(({ id }) => id !== sent)
      .filter((line) => line.contractor?.includes(contractor.tipoPersona) ?? true)
      .flatMap(({ title, titles, path, pictogram }): readonly NextLine[] => {
        const { href, protocol } = new URL(path, address);
        // Refuse `javascript:` URLs.
        if (!/^https?:$/.test(protocol)) return [];
        return [{ title: titles?.[language] ?? title, url: href, pictogram }];
      })
      .slice(0, MOST);
  } catch {
    return [];
  }
}

const isListed = (raw: Partial<ListedLine> | null): raw is ListedLine =>
  [raw?.id, raw?.title, raw?.path].every((one) => typeof one === 'string');
