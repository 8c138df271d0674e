import '@preventivo/funnel/styles.css';
import { mount } from '@preventivo/funnel';
import { commercialVehicle } from './line.ts';

mount(commercialVehicle, { manageHistory: true });
