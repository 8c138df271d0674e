import { type DraftStorage, initialValues, type Person, person, versionOf } from '@preventivo/core';
import { travel } from 'travel/line';
import type { Trip } from './giulia.ts';

/** What was answered before the story starts, and on which page it was left. */
export interface Before {
  readonly page: number;
  readonly contractor?: Person;
  readonly trip?: Trip;
}

/** Drafts that end with the story. */
export function memoryDrafts(before?: Before): DraftStorage {
  const texts = new Map<string, string>();
  if (before) texts.set(`persist:${travel.id}`, JSON.stringify(draftOf(before)));
  return {
    get: (key) => texts.get(key) ?? null,
    set: (key, text) => {
      texts.set(key, text);
      return true;
    },
    remove: (key) => void texts.delete(key),
  };
}

function draftOf(before: Before) {
  const { page, contractor = initialValues(person), trip = initialValues(travel) } = before;
  const version = versionOf(person, travel);
  return { line: travel.id, version, savedAt: Date.now(), page, contractor, product: trip };
}
