export interface IconProps {
  /** Width and height, px. @defaultValue 24 */
  readonly size?: number | undefined;
  readonly className?: string | undefined;
}

/** An icon: strokes in a square of 24, in the current colour. Decoration, never read aloud. */
export function Drawing({ path, size = 24, className }: IconProps & { readonly path: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d={path} />
    </svg>
  );
}

export const AlertIcon = (props: IconProps) => (
  <Drawing {...props} path="M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M12 8L12 12M12 16L12.01 16" />
);

export const ArrowRightIcon = (props: IconProps) => (
  <Drawing {...props} path="M5 12h14M12 5l7 7-7 7" />
);

export const CalendarIcon = (props: IconProps) => (
  <Drawing
    {...props}
    path="M8 2v3M16 2v3M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2zM3 9h18M8 13h.01M12 13h.01M16 13h.01M8 17h.01M12 17h.01M16 17h.01"
  />
);

export const CheckIcon = (props: IconProps) => <Drawing {...props} path="M20 6 9 17l-5-5" />;

export const ChevronDownIcon = (props: IconProps) => <Drawing {...props} path="m6 9 6 6 6-6" />;

export const ChevronLeftIcon = (props: IconProps) => <Drawing {...props} path="m15 18-6-6 6-6" />;

export const ChevronRightIcon = (props: IconProps) => <Drawing {...props} path="m9 18 6-6-6-6" />;

export const CloseIcon = (props: IconProps) => <Drawing {...props} path="M18 6 6 18M6 6l12 12" />;

export const CompanyIcon = (props: IconProps) => (
  <Drawing
    {...props}
    path="M10 12h4M10 8h4M14 21v-3a2 2 0 0 0-4 0v3M6 10H4a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2h-2M6 21V5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v16"
  />
);

export const EditIcon = (props: IconProps) => (
  <Drawing
    {...props}
    path="M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497zM15 5l4 4"
  />
);

export const ExternalLinkIcon = (props: IconProps) => (
  <Drawing
    {...props}
    path="M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6"
  />
);

export const EyeIcon = (props: IconProps) => (
  <Drawing
    {...props}
    path="M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0"
  />
);

export const EyeOffIcon = (props: IconProps) => (
  <Drawing
    {...props}
    path="M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49M14.084 14.158a3 3 0 0 1-4.242-4.242M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143M2 2l20 20"
  />
);

export const FileIcon = (props: IconProps) => (
  <Drawing
    {...props}
    path="M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2zM14 2v5a1 1 0 0 0 1 1h5M10 9H8M16 13H8M16 17H8"
  />
);

export const InfoIcon = (props: IconProps) => (
  <Drawing {...props} path="M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M12 16v-4M12 8h.01" />
);

export const LockIcon = (props: IconProps) => (
  <Drawing
    {...props}
    path="M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-7a2 2 0 0 1 2 -2zM7 11V7a5 5 0 0 1 10 0v4"
  />
);

export const MailIcon = (props: IconProps) => (
  <Drawing
    {...props}
    path="m22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2z"
  />
);

export const MinusIcon = (props: IconProps) => <Drawing {...props} path="M5 12h14" />;

export const OfflineIcon = (props: IconProps) => (
  <Drawing
    {...props}
    path="M12 20h.01M8.5 16.429a5 5 0 0 1 7 0M5 12.859a10 10 0 0 1 5.17-2.69M19 12.859a10 10 0 0 0-2.007-1.523M2 8.82a15 15 0 0 1 4.177-2.643M22 8.82a15 15 0 0 0-11.288-3.764M2 2l20 20"
  />
);

export const PersonIcon = (props: IconProps) => (
  <Drawing
    {...props}
    path="M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2M8 7a4 4 0 1 0 8 0a4 4 0 1 0 -8 0"
  />
);

export const PhoneIcon = (props: IconProps) => (
  <Drawing
    {...props}
    path="M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384"
  />
);

export const PlusIcon = (props: IconProps) => <Drawing {...props} path="M5 12h14M12 5v14" />;

export const SearchIcon = (props: IconProps) => (
  <Drawing {...props} path="m21 21-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0" />
);

export const SuccessIcon = (props: IconProps) => (
  <Drawing {...props} path="M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M16 9l-5.5 5.5L8 12" />
);

export const WarningIcon = (props: IconProps) => (
  <Drawing
    {...props}
    path="m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01"
  />
);
