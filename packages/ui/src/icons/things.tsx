import { Drawing, type IconProps } from './drawing.tsx';

/** Calendar page: choose a day. */
export const CalendarIcon = (props: IconProps) => (
  <Drawing
    {...props}
    path="M8 2v3M16 2v3M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2zM3 9h18M8 13h.01M12 13h.01M16 13h.01M8 17h.01M12 17h.01M16 17h.01"
  />
);

/** Building: company. */
export const CompanyIcon = (props: IconProps) => (
  <Drawing
    {...props}
    path="M10 12h4M10 8h4M14 21v-3a2 2 0 0 0-4 0v3M6 10H4a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2h-2M6 21V5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v16"
  />
);

/** Pencil: edit. */
export const EditIcon = (props: IconProps) => (
  <Drawing
    {...props}
    path="M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497zM15 5l4 4"
  />
);

/** Arrow out of a box: opens in another tab. */
export const ExternalLinkIcon = (props: IconProps) => (
  <Drawing
    {...props}
    path="M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6"
  />
);

/** Eye: show. */
export const EyeIcon = (props: IconProps) => (
  <Drawing
    {...props}
    path="M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0"
  />
);

/** Crossed-out eye: hide. */
export const EyeOffIcon = (props: IconProps) => (
  <Drawing
    {...props}
    path="M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49M14.084 14.158a3 3 0 0 1-4.242-4.242M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143M2 2l20 20"
  />
);

/** Sheet: document. */
export const FileIcon = (props: IconProps) => (
  <Drawing
    {...props}
    path="M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2zM14 2v5a1 1 0 0 0 1 1h5M10 9H8M16 13H8M16 17H8"
  />
);

/** Envelope: email. */
export const MailIcon = (props: IconProps) => (
  <Drawing
    {...props}
    path="m22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2z"
  />
);

/** Head and shoulders: person. */
export const PersonIcon = (props: IconProps) => (
  <Drawing
    {...props}
    path="M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2M8 7a4 4 0 1 0 8 0a4 4 0 1 0 -8 0"
  />
);

/** Receiver: telephone. */
export const PhoneIcon = (props: IconProps) => (
  <Drawing
    {...props}
    path="M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384"
  />
);
