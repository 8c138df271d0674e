import { app } from '@preventivo/vite';
import { vintageCar } from './src/line.ts';

export default app(vintageCar);
