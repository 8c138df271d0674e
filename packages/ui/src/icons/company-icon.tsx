import { Drawing, type IconProps } from './drawing.tsx';

export const CompanyIcon = (props: IconProps) => (
  <Drawing
    {...props}
    path="M10 12h4M10 8h4M14 21v-3a2 2 0 0 0-4 0v3M6 10H4a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2h-2M6 21V5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v16"
  />
);
