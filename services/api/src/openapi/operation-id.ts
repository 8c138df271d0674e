import type { Route } from '../http/route.ts';

/**
 * Returns an operation id from a path: `locationFindComune` for `/api/:line/location/findComune`.
 */
export function operationId({ method, path }: Route, all: readonly Route[]): string {
  const own = wordsOf(path.replace(/:(\w+)/g, ''));
  // Include the parameter of `/broker/requests/:request`. Otherwise its id would equal that of the
  // list.
  const isOfList = all.some((one) => one.path !== path && one.path === path.replace(/\/:\w+$/, ''));
  const words = isOfList ? wordsOf(path.replaceAll(':', '')) : own;
  // If two routes share a path, the id starts with the method.
  const isShared = all.some((one) => one.path === path && one.method !== method);
  const named = isShared ? [method.toLowerCase(), ...words] : words;
  return named
    .map((word, index) => (index === 0 ? word : `${word[0]?.toUpperCase()}${word.slice(1)}`))
    .join('');
}

const wordsOf = (path: string) =>
  path
    .replace(/^\/api\/(\/|line\/)?/, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
