// All dialogs of a funnel. The waiting overlay comes from `@preventivo/ui`.
export { WaitingOverlay, type WaitingOverlayProps } from '@preventivo/ui/dialog';
export { ErrorDialog, type ErrorDialogProps } from './dialogs/error-dialog.tsx';
export {
  FinalDialog,
  type FinalDialogProps,
  type FinalState,
  type RecallChannel,
} from './dialogs/final-dialog.tsx';
export { type NextLine, SentPage, type SentPageProps } from './dialogs/sent-page.tsx';
