import { app } from '@preventivo/funnel/vite';
import { travel } from './src/line.ts';

export default app(travel);
