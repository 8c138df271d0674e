import { app } from '@preventivo/funnel/vite';
import { professional } from './src/line.ts';

export default app(professional);
