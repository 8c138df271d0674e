import { app } from '@preventivo/funnel/vite';
import { microcar } from './src/line.ts';

export default app(microcar);
