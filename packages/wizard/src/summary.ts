// The summary of answers. A separate entry point, because the first render does not need it.
export {
  type AnsweredPage,
  AnswersSummary,
  type AnswersSummaryProps,
  type SummaryAnswer,
} from './answers-summary.tsx';
