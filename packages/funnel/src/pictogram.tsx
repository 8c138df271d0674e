/** The drawing of a line, in the current colour. */
export function Pictogram({ paths }: { readonly paths: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths} />
    </svg>
  );
}
