import { app } from '@preventivo/funnel/vite';
import { fire } from './src/line.ts';

export default app(fire);
