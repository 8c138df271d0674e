export { ErrorDialog, type ErrorDialogProps } from './dialogs/error-dialog.tsx';
export {
  FinalDialog,
  type FinalDialogProps,
  type FinalState,
  type RecallChannel,
} from './dialogs/final-dialog.tsx';
export { SentPage, type SentPageProps } from './dialogs/sent-page.tsx';
export { WaitingOverlay, type WaitingOverlayProps } from './dialogs/waiting-overlay.tsx';
