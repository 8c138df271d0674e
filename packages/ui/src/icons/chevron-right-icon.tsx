import { Drawing, type IconProps } from './drawing.tsx';

export const ChevronRightIcon = (props: IconProps) => <Drawing {...props} path="m9 18 6-6-6-6" />;
