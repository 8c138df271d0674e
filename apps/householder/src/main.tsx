import '@preventivo/funnel/styles.css';
import { mount } from '@preventivo/funnel';
import { householder } from './line.ts';

mount(householder, { manageHistory: true });
