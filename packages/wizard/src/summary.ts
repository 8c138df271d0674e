// The answers so far: there are none when the first page is drawn.
export { type Answer, AnswersSummary, type AnswersSummaryProps } from './answers-summary.tsx';
