import { app } from '@preventivo/vite';
import { commercialVehicle } from './src/line.ts';

export default app(commercialVehicle);
