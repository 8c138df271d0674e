import '@preventivo/funnel/styles.css';
import { mount } from '@preventivo/funnel';
import { life } from './line.ts';

mount(life, { manageHistory: true });
