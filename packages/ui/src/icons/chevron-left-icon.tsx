import { Drawing, type IconProps } from './drawing.tsx';

export const ChevronLeftIcon = (props: IconProps) => <Drawing {...props} path="m15 18-6-6 6-6" />;
