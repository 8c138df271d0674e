import { app } from '@preventivo/vite';
import { householder } from './src/line.ts';

export default app(householder);
