// One chunk for both dialogs, the one that creates a link to a draft and the one that opens it: few visitors need
// either.
export { ResumeDialog } from './resume-dialog.tsx';
export { SendDialog } from './send-dialog.tsx';
