// One chunk for two dialogs: one creates a link to a draft, the other opens it. Few visitors need either dialog.
export { ResumeDialog } from './resume-dialog.tsx';
export { SendDialog } from './send-dialog.tsx';
