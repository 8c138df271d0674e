import '@preventivo/funnel/styles.css';
import { mount } from '@preventivo/funnel';
import { smartphone } from './line.ts';

mount(smartphone, { manageHistory: true });
