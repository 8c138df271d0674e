// The whole catalogue, for what is loaded later: page 1 knows the words it may need.
export { messageOf } from './errors/message-of.ts';
export { messages } from './errors/messages.ts';
