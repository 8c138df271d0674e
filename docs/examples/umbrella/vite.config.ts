import { app } from '@preventivo/funnel/vite';
import { umbrella } from './src/line.ts';

export default app(umbrella);
