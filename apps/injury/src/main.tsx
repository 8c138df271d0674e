import '@preventivo/funnel/styles.css';
import { mount } from '@preventivo/funnel';
import { injury } from './line.ts';

mount(injury, { manageHistory: true });
