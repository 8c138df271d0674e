import { Drawing, type IconProps } from './drawing.tsx';

export const ChevronDownIcon = (props: IconProps) => <Drawing {...props} path="m6 9 6 6 6-6" />;
