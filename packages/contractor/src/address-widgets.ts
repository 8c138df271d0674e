// Imported on demand, so that it holds no more than what is wanted of its package.
export { addressWidgets } from '@preventivo/address';
