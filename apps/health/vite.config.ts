import { app } from '@preventivo/vite';
import { health } from './src/line.ts';

export default app(health);
