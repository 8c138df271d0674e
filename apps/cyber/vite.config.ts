import { app } from '@preventivo/funnel/vite';
import { cyber } from './src/line.ts';

export default app(cyber);
