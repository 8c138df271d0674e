import '@preventivo/funnel/styles.css';
import { mount } from '@preventivo/funnel';
import { bicycle } from './line.ts';

mount(bicycle, { manageHistory: true });
