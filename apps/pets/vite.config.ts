import { app } from '@preventivo/vite';
import { pets } from './src/line.ts';

export default app(pets);
