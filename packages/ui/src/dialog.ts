export { Dialog, type DialogProps } from './dialog/dialog.tsx';
