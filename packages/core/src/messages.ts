// The whole catalogue, for what is loaded later: page 1 knows the words it may need.
export { messageOf, messages } from './errors/messages.ts';
