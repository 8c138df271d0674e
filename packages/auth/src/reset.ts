export { ResetPassword, type ResetPasswordProps } from './reset/reset-password.tsx';
export { takeToken } from './reset/take-token.ts';
