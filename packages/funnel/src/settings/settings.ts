export { look, lookProperty } from './look.ts';
export type { Settings, Theme } from './read-settings.ts';
