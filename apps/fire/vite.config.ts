import { app } from '@preventivo/vite';
import { fire } from './src/line.ts';

export default app(fire);
