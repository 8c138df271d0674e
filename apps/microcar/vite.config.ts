import { app } from '@preventivo/vite';
import { microcar } from './src/line.ts';

export default app(microcar);
