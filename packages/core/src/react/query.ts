// What is used of react-query, and nothing else of it: loaded when something is first asked for.
export { QueryClient, QueryObserver } from '@tanstack/react-query';
export { ListFailed } from './list-failed.ts';
