// Speaks the HTTP contract. A page is drawn before it speaks, so an application loads this later.
export { createClient } from './http/client.ts';
export { memoryToken } from './http/memory-token.ts';
export { paths } from './http/paths.ts';
