// The whole catalogue, for later chunks: page 1 includes the texts that it may need.
export { messageOf, messages } from './errors/messages.ts';
