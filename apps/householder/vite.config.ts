import { app } from '@preventivo/funnel/vite';
import { householder } from './src/line.ts';

export default app(householder);
