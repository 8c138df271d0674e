import { app } from '@preventivo/vite';
import { cyber } from './src/line.ts';

export default app(cyber);
