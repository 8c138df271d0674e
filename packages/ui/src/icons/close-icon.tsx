import { Drawing, type IconProps } from './drawing.tsx';

export const CloseIcon = (props: IconProps) => <Drawing {...props} path="M18 6 6 18M6 6l12 12" />;
