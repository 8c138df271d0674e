// The client of the HTTP contract. Applications load it after the first paint, which needs no request.
export { createClient } from './http/client.ts';
export { memoryToken } from './http/memory-token.ts';
export { paths } from './http/paths.ts';
