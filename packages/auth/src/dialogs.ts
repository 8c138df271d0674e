export { AccountDialog, type AccountDialogProps } from './dialogs/account-dialog.tsx';
