export { property, valuation } from './property.ts';
