import { distance } from 'fastest-levenshtein';

/** The path of a value in the settings, such as `documents.precontract[0].url`. '' means the whole file. */
export type Place = string;

/** Converts a JSON pointer to a path. */
export const placeOf = (pointer: string): Place =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '');

interface Node {
  readonly properties?: Readonly<Record<string, Node>>;
}

/**
 * Returns the path of the setting that an unknown name probably means, or undefined if no setting is similar. Prefers
 * a sibling with a similar name to a setting with the same name at another path.
 */
export function nearest(
  name: string,
  place: Place,
  neighbours: readonly string[],
  schema: Node,
): Place | undefined {
  const near = spelt(name, neighbours);
  if (near) return place ? `${place}.${near}` : near;
  const elsewhere = placesIn(schema);
  return elsewhere.find((one) => lastOf(one).toLowerCase() === name.toLowerCase());
}

/** Returns the most similar known name. It may differ by two letters, or by a third of its length. */
export function spelt(name: string, known: readonly string[]): string | undefined {
  const [first] = known
    .map((one) => ({ one, away: distance(one.toLowerCase(), name.toLowerCase()) }))
    .filter(({ one, away }) => away <= Math.max(2, one.length / 3))
    .sort((a, b) => a.away - b.away);
  return first?.one;
}

/** Returns all paths of a schema except the paths inside lists. */
function placesIn({ properties = {} }: Node, at: Place = ''): readonly Place[] {
  return Object.entries(properties).flatMap(([name, node]) => {
    const place = at ? `${at}.${name}` : name;
    return [place, ...placesIn(node, place)];
  });
}

const lastOf = (place: Place) => place.split('.').at(-1) ?? '';
