export { AccountDialog, type AccountDialogProps } from './dialogs/account-dialog.tsx';
export { OwnAccountDialog, type OwnAccountDialogProps } from './dialogs/own-account-dialog.tsx';
