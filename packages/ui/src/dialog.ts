export { Dialog } from './dialog/dialog.tsx';
export type { DialogProps } from './dialog/dialog-props.ts';
export { ErrorCode, type ErrorCodeProps } from './dialog/error-code.tsx';
export { useTitleFocus } from './dialog/use-title-focus.ts';
export { useWaiting, type Waiting } from './waiting/use-waiting.tsx';
export { WaitingOverlay, type WaitingOverlayProps } from './waiting/waiting-overlay.tsx';
