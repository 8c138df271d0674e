import { Drawing, type IconProps } from './drawing.tsx';

export const ArrowRightIcon = (props: IconProps) => (
  <Drawing {...props} path="M5 12h14M12 5l7 7-7 7" />
);
