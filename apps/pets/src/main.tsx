import '@preventivo/funnel/styles.css';
import { mount } from '@preventivo/funnel';
import { pets } from './line.ts';

mount(pets, { manageHistory: true });
