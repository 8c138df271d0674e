// The whole message catalogue, for chunks that load after page 1. Page 1 bundles only the messages
// that it may show.
export { messageOf, messages } from './errors/messages.ts';
