export { Dialog, type DialogProps, ErrorCode, type ErrorCodeProps } from './dialog/dialog.tsx';
export { useTitleFocus } from './dialog/use-title-focus.ts';
export {
  useWaiting,
  type Waiting,
  WaitingOverlay,
  type WaitingOverlayProps,
} from './waiting/waiting.tsx';
