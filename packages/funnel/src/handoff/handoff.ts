// One chunk for creating and for opening a link that moves a draft to another device: few visitors need either.
export { ResumeDialog } from './resume-dialog.tsx';
export { SendDialog } from './send-dialog.tsx';
