import { app } from '@preventivo/vite';
import { life } from './src/line.ts';

export default app(life);
