import { app } from '@preventivo/funnel/vite';
import { life } from './src/line.ts';

export default app(life);
