import { app } from '@preventivo/vite';
import { horse } from './src/line.ts';

export default app(horse);
