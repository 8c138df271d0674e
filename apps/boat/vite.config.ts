import { app } from '@preventivo/vite';
import { boat } from './src/line.ts';

export default app(boat);
