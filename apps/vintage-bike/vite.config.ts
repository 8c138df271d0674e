import { app } from '@preventivo/vite';
import { vintageBike } from './src/line.ts';

export default app(vintageBike);
