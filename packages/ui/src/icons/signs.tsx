import { Drawing, type IconProps } from './drawing.tsx';

/** An arrow to the right: on to what follows. */
export const ArrowRightIcon = (props: IconProps) => (
  <Drawing {...props} path="M5 12h14M12 5l7 7-7 7" />
);

/** A tick: done. */
export const CheckIcon = (props: IconProps) => <Drawing {...props} path="M20 6 9 17l-5-5" />;

/** A chevron downwards: there is more below. */
export const ChevronDownIcon = (props: IconProps) => <Drawing {...props} path="m6 9 6 6 6-6" />;

/** A chevron to the left: back. */
export const ChevronLeftIcon = (props: IconProps) => <Drawing {...props} path="m15 18-6-6 6-6" />;

/** A chevron to the right: on. */
export const ChevronRightIcon = (props: IconProps) => <Drawing {...props} path="m9 18 6-6-6-6" />;

/** A cross: closes what it stands on. */
export const CloseIcon = (props: IconProps) => <Drawing {...props} path="M18 6 6 18M6 6l12 12" />;

/** A minus: one less. */
export const MinusIcon = (props: IconProps) => <Drawing {...props} path="M5 12h14" />;

/** A plus: one more. */
export const PlusIcon = (props: IconProps) => <Drawing {...props} path="M5 12h14M12 5v14" />;

/** A lens: search. */
export const SearchIcon = (props: IconProps) => (
  <Drawing {...props} path="m21 21-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0" />
);
