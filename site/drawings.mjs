const line =
  'viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"';

export function drawing(path) {
  return `<svg ${line}><path d="${path}"/></svg>`;
}

/** A paper slip with a torn edge. */
export const slip = drawing(
  'M5 3h14v18l-2.3-1.6L14.3 21 12 19.4 9.7 21l-2.4-1.6L5 21zM9 8h6M9 12h6',
);
export const arrow = drawing('M5 12h14M13 6l6 6-6 6');
export const lens = drawing('M4 11a7 7 0 1 0 14 0a7 7 0 1 0-14 0M16 16l5 5');
export const cross = drawing('M6 6l12 12M18 6 6 18');
/** A telephone (Lucide, ISC licence). */
export const telephone = drawing(
  'M13.8 16.6a1 1 0 0 0 1.2-.3l.4-.5A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.5.4a1 1 0 0 0-.3 1.2 14 14 0 0 0 6.4 6.4',
);

/** The paper slip on a saffron background, as a data URL for the icon of the page. */
export const icon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="6" fill="#F6B73C"/><path d="M7 5h10v14l-1.7-1.2-1.6 1.2-1.7-1.2-1.7 1.2-1.6-1.2L7 19z" fill="none" stroke="#10211F" stroke-width="1.6" stroke-linejoin="round"/></svg>',
)}`;
