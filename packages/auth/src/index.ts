export type { Documents, Prefill } from './account/account-props.ts';
export { AccountBlock, type AccountBlockProps } from './block/account-block.tsx';
export { type Session, type SessionHandle, useSession } from './session/session.ts';
export { useSessionKeeper } from './session/use-session-keeper.ts';
