import { app } from '@preventivo/vite';
import { smartphone } from './src/line.ts';

export default app(smartphone);
