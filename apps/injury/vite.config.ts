import { app } from '@preventivo/funnel/vite';
import { injury } from './src/line.ts';

export default app(injury);
