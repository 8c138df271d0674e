import { app } from '@preventivo/funnel/vite';
import { vintageBike } from './src/line.ts';

export default app(vintageBike);
