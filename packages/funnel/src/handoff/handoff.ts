// One chunk for both ends of a link that moves a draft to another device: few visitors use either.
export { ResumeDialog } from './resume-dialog.tsx';
export { SendDialog } from './send-dialog.tsx';
