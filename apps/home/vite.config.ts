import { app } from '@preventivo/vite';
import { home } from './src/line.ts';

export default app(home);
