export { ConsentBlock, type ConsentBlockProps } from './consent-block.tsx';
export { allegati3e4ter, mup, type PrecontractDocument } from './precontract-documents.ts';
