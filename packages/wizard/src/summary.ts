// The summary of answers, which the first render does not need.
export {
  type AnsweredPage,
  AnswersSummary,
  type AnswersSummaryProps,
  type SummaryAnswer,
} from './answers-summary.tsx';
