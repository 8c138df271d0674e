import { app } from '@preventivo/funnel/vite';
import { pets } from './src/line.ts';

export default app(pets);
