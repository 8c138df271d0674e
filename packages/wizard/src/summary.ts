// The answers so far: there are none when the first page is drawn.
export {
  type Answer,
  type AnsweredPage,
  AnswersSummary,
  type AnswersSummaryProps,
} from './answers-summary.tsx';
