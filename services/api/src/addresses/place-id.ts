import type { Municipalities } from '../reference/municipalities/municipalities.ts';
import { describe, type FoundPlace, type PlaceParts } from './provider.ts';

/**
 * Encodes an address as its id, so that the server stores nothing between search and details. A
 * forged id does no harm: `readPlaceId` checks the municipality, and users may type any street.
 */
export function placeIdOf({ street, number, cap, city, pv }: PlaceParts): string {
  const bytes = new TextEncoder().encode([street, number, cap, city, pv].join('\n'));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Decodes an id. Returns undefined if the id is malformed or its municipality no longer exists. */
export function readPlaceId(all: Municipalities, placeId: string): PlaceParts | undefined {
  const [street, number, cap, city, pv, ...more] = decode(placeId).split('\n');
  const found = city && pv && more.length === 0 ? all.current(city, pv) : undefined;
  if (!found || !street || number === undefined || cap === undefined) return undefined;
  if (!/^(\d{5})?$/.test(cap)) return undefined;
  return { street, number, cap, city: found.name, pv: found.province };
}

function decode(placeId: string): string {
  try {
    const bytes = atob(placeId.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)),
    );
  } catch {
    return '';
  }
}

export function foundPlaces(places: readonly (PlaceParts | undefined)[]): readonly FoundPlace[] {
  const byDescription = new Map<string, FoundPlace>();
  for (const parts of places) {
    if (!parts) continue;
    const description = describe(parts);
    byDescription.set(description, { placeId: placeIdOf(parts), description });
  }
  return [...byDescription.values()];
}
