import '@preventivo/funnel/styles.css';
import { mount } from '@preventivo/funnel';
import { cyber } from './line.ts';

mount(cyber, { manageHistory: true });
