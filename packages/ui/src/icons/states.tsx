import { Drawing, type IconProps } from './drawing.tsx';

/** Exclamation mark in a circle: error. */
export const AlertIcon = (props: IconProps) => (
  <Drawing {...props} path="M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M12 8L12 12M12 16L12.01 16" />
);

/** «i» in a circle: information. */
export const InfoIcon = (props: IconProps) => (
  <Drawing {...props} path="M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M12 16v-4M12 8h.01" />
);

/** Tick in a circle: success. */
export const SuccessIcon = (props: IconProps) => (
  <Drawing {...props} path="M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M16 9l-5.5 5.5L8 12" />
);

/** Exclamation mark in a triangle: warning. */
export const WarningIcon = (props: IconProps) => (
  <Drawing
    {...props}
    path="m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01"
  />
);

/** Crossed-out signal: offline. */
export const OfflineIcon = (props: IconProps) => (
  <Drawing
    {...props}
    path="M12 20h.01M8.5 16.429a5 5 0 0 1 7 0M5 12.859a10 10 0 0 1 5.17-2.69M19 12.859a10 10 0 0 0-2.007-1.523M2 8.82a15 15 0 0 1 4.177-2.643M22 8.82a15 15 0 0 0-11.288-3.764M2 2l20 20"
  />
);

/** Lock: read-only or private. */
export const LockIcon = (props: IconProps) => (
  <Drawing
    {...props}
    path="M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-7a2 2 0 0 1 2 -2zM7 11V7a5 5 0 0 1 10 0v4"
  />
);
