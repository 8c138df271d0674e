import { app } from '@preventivo/funnel/vite';
import { smartphone } from './src/line.ts';

export default app(smartphone);
