import { Drawing, type IconProps } from './drawing.tsx';

export const PlusIcon = (props: IconProps) => <Drawing {...props} path="M5 12h14M12 5v14" />;
