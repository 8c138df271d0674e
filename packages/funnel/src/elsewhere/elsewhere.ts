// The two ends of a link that takes a draft to another device: few visitors need either.
export { ResumeDialog } from './resume-dialog.tsx';
export { SendDialog } from './send-dialog.tsx';
