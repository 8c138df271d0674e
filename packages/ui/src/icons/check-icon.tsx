import { Drawing, type IconProps } from './drawing.tsx';

export const CheckIcon = (props: IconProps) => <Drawing {...props} path="M20 6 9 17l-5-5" />;
