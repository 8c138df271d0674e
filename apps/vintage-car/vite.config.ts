import { app } from '@preventivo/funnel/vite';
import { vintageCar } from './src/line.ts';

export default app(vintageCar);
