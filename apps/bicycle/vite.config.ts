import { app } from '@preventivo/funnel/vite';
import { bicycle } from './src/line.ts';

export default app(bicycle);
