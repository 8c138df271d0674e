import '@preventivo/funnel/styles.css';
import { mount } from '@preventivo/funnel';
import { vintageCar } from './line.ts';

mount(vintageCar, { manageHistory: true });
