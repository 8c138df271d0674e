export { drawFirstPage } from './draw-first-page.tsx';
export { firstPageSeed } from './first-page-seed.ts';
