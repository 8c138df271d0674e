// The whole message catalogue, for chunks that load after page 1. The bundle of page 1 contains only the messages
// that page 1 may show.
export { messageOf, messages } from './errors/messages.ts';
