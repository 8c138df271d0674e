export { type ChannelAnswers, ConsentBlock, type ConsentBlockProps } from './consent-block.tsx';
export { allegati, mup, type PrecontractDocument } from './precontract-documents.ts';
