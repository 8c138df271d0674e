import { Drawing, type IconProps } from './drawing.tsx';

export const MinusIcon = (props: IconProps) => <Drawing {...props} path="M5 12h14" />;
