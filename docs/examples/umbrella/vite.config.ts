import { app } from '@preventivo/vite';
import { umbrella } from './src/line.ts';

export default app(umbrella);
