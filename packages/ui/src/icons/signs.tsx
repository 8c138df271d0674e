import { Drawing, type IconProps } from './drawing.tsx';

/** Arrow to the right: continue. */
export const ArrowRightIcon = (props: IconProps) => (
  <Drawing {...props} path="M5 12h14M12 5l7 7-7 7" />
);

/** Tick: done. */
export const CheckIcon = (props: IconProps) => <Drawing {...props} path="M20 6 9 17l-5-5" />;

/** Chevron down: more below. */
export const ChevronDownIcon = (props: IconProps) => <Drawing {...props} path="m6 9 6 6 6-6" />;

/** Chevron to the left: back. */
export const ChevronLeftIcon = (props: IconProps) => <Drawing {...props} path="m15 18-6-6 6-6" />;

/** Chevron to the right: next. */
export const ChevronRightIcon = (props: IconProps) => <Drawing {...props} path="m9 18 6-6-6-6" />;

/** Cross: close. */
export const CloseIcon = (props: IconProps) => <Drawing {...props} path="M18 6 6 18M6 6l12 12" />;

/** Minus: one less. */
export const MinusIcon = (props: IconProps) => <Drawing {...props} path="M5 12h14" />;

/** Plus: one more. */
export const PlusIcon = (props: IconProps) => <Drawing {...props} path="M5 12h14M12 5v14" />;

/** Magnifier: search. */
export const SearchIcon = (props: IconProps) => (
  <Drawing {...props} path="m21 21-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0" />
);
