export { Funnel } from './funnel.tsx';
export type { FunnelProps, Seed } from './funnel-props.ts';
export type { FunnelLine, LineSource } from './line/use-whole-line.ts';
export { type MountOptions, mount } from './mount.tsx';
