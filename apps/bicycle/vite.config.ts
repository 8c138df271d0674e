import { app } from '@preventivo/vite';
import { bicycle } from './src/line.ts';

export default app(bicycle);
