import type { Contractor } from '@preventivo/core';
import type { NextLine } from '@preventivo/wizard/dialogs';
import { useEffect, useState } from 'react';

/** A line in a file of lines, which lists the most popular first. */
export interface ListedLine {
  readonly id: string;
  /** The title in Italian. */
  readonly title: string;
  /** The title in other languages: `{ "en": "Travel" }`. @defaultValue `title` */
  readonly titles?: Readonly<Record<string, string>>;
  /** The URL, relative to the file. */
  readonly path: string;
  /** The `d` of a path in a square of 24. @defaultValue no picture */
  readonly pictogram?: string;
  /** The types of contractor that may ask for it. @defaultValue all */
  readonly contractor?: readonly Contractor['tipoPersona'][];
}

/** The request that was just sent. */
interface SentRequest {
  /** The id of its line. */
  readonly sent: string;
  readonly contractor: Pick<Contractor, 'tipoPersona'>;
  /** 'en'. @defaultValue Italian */
  readonly language?: string | undefined;
}

/**
 * Returns the lines to offer after a request; none until they are loaded.
 * @param file the URL of the file. Undefined aborts its request, and keeps the lines that are loaded.
 */
export function useOtherLines(file: string | undefined, request: SentRequest) {
  const [loaded, setLoaded] = useState({ text: '', address: '' });
  useEffect(() => {
    if (!file) return;
    const stop = new AbortController();
    const address = new URL(file, document.baseURI).href;
    fetch(address, { signal: stop.signal })
      .then(async (answer) => setLoaded({ text: answer.ok ? await answer.text() : '', address }))
      // The page still links to the list of all lines.
      .catch(() => {});
    return () => stop.abort();
  }, [file]);
  return otherLines(loaded.text, loaded.address, request);
}

/** More would be a list to read. */
const MOST = 3;

/**
 * Returns the lines of a file that the visitor may ask for next; none if the text is not a file of lines.
 * @param address the URL of the file
 */
export function otherLines(text: string, address: string, request: SentRequest) {
  const { sent, contractor, language = 'it' } = request;
  return listedIn(text)
    .filter(({ id }) => id !== sent)
    .filter((line) => line.contractor?.includes(contractor.tipoPersona) ?? true)
    .flatMap(({ title, titles, path, pictogram }): readonly NextLine[] => {
      const url = URL.canParse(path, address) ? new URL(path, address) : undefined;
      // Refuse `javascript:` URLs.
      if (!url || !/^https?:$/.test(url.protocol)) return [];
      return [{ title: titles?.[language] ?? title, url: url.href, pictogram }];
    })
    .slice(0, MOST);
}

/** Returns none for an HTML page, which some servers send instead of a 404. */
function listedIn(text: string): readonly ListedLine[] {
  try {
    const listed: unknown = JSON.parse(text);
    return Array.isArray(listed) ? listed.filter(isListed) : [];
  } catch {
    return [];
  }
}

const isListed = (raw: Partial<ListedLine> | null): raw is ListedLine =>
  [raw?.id, raw?.title, raw?.path].every((one) => typeof one === 'string');
