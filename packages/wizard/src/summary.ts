// The answers so far, which the first render does not need.
export {
  type Answer,
  type AnsweredPage,
  AnswersSummary,
  type AnswersSummaryProps,
} from './answers-summary.tsx';
