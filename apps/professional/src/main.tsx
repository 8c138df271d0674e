import '@preventivo/funnel/styles.css';
import { mount } from '@preventivo/funnel';
import { professional } from './line.ts';

mount(professional, { manageHistory: true });
