// The client of the HTTP contract. The first paint needs no request, so applications load it later.
export { createClient } from './http/client.ts';
export { memoryToken } from './http/memory-token.ts';
export { paths } from './http/paths.ts';
