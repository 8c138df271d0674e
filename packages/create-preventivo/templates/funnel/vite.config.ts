import { travel } from '@preventivo/line-travel/line';
import { app } from '@preventivo/vite';

export default app(travel);
