export { Funnel, type FunnelProps, type Seed } from './funnel.tsx';
export type { GivenLine } from './line/use-whole-line.ts';
export { type MountOptions, mount } from './mount.tsx';
