import { Drawing, type IconProps } from './drawing.tsx';

export const AlertIcon = (props: IconProps) => (
  <Drawing {...props} path="M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M12 8L12 12M12 16L12.01 16" />
);
