import '@preventivo/funnel/styles.css';
import { mount } from '@preventivo/funnel';
import { vintageBike } from './line.ts';

mount(vintageBike, { manageHistory: true });
