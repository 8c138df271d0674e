import { app } from '@preventivo/vite';
import { travel } from './src/line.ts';

export default app(travel);
