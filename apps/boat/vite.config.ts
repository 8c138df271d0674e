import { laidOut } from '@preventivo/core';
import { app } from '@preventivo/funnel/vite';
import { loadEnv } from 'vite';
import { boat } from './src/line.ts';

// As `import.meta.env` in what is built: from `.env` or from the environment.
const { VITE_BOAT_LAYOUT } = loadEnv('production', '.');

export default app(laidOut(boat, VITE_BOAT_LAYOUT));
