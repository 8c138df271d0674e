import { app } from '@preventivo/vite';
import { professional } from './src/line.ts';

export default app(professional);
