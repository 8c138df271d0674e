export { Funnel, type FunnelProps, type Seed } from './funnel.tsx';
export { type MountOptions, mount } from './mount.tsx';
