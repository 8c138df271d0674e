export { ActionBar, type ActionBarProps } from './action-bar.tsx';
export { type BrokerFooterProps, CallUs, type FooterLink, HowItWorks } from './broker.tsx';
export { OfflineStrip } from './offline-strip.tsx';
export { RestoredNote, type RestoredNoteProps } from './restored-note.tsx';
export { Shell, type ShellProps } from './shell.tsx';
export { type Step, Steps, type StepsProps } from './steps.tsx';
