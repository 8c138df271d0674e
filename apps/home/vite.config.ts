import { app } from '@preventivo/funnel/vite';
import { home } from './src/line.ts';

export default app(home);
