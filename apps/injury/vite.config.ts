import { app } from '@preventivo/vite';
import { injury } from './src/line.ts';

export default app(injury);
