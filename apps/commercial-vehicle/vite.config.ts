import { app } from '@preventivo/funnel/vite';
import { commercialVehicle } from './src/line.ts';

export default app(commercialVehicle);
