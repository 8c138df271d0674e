export { property } from './property.ts';
export { valuation } from './valuation.ts';
