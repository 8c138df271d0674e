import { placeIdOf } from './place-id.ts';
import { describe, type FoundPlace, type PlaceParts } from './provider.ts';

/** Addresses as they are answered, each once, each its own id. */
export function foundPlaces(places: readonly (PlaceParts | undefined)[]): readonly FoundPlace[] {
  const byDescription = new Map<string, FoundPlace>();
  for (const parts of places) {
    if (!parts) continue;
    const description = describe(parts);
    byDescription.set(description, { placeId: placeIdOf(parts), description });
  }
  return [...byDescription.values()];
}
