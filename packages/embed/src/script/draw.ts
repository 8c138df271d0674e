export { draw as default } from '../draw.ts';
