export type { Documents } from './account/documents.ts';
export type { Prefill } from './account/prefill.ts';
export { AccountBlock, type AccountBlockProps } from './block/account-block.tsx';
export type { Session } from './session/session.ts';
export { type SessionHandle, useSession } from './session/use-session.ts';
export { useSessionKeeper } from './session/use-session-keeper.ts';
