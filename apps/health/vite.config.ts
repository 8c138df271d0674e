import { app } from '@preventivo/funnel/vite';
import { health } from './src/line.ts';

export default app(health);
