import { app } from '@preventivo/funnel/vite';
import { boat } from './src/line.ts';

export default app(boat);
