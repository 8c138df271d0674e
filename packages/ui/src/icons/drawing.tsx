/** What every icon takes. */
export interface IconProps {
  /** Width and height, px. @defaultValue 24 */
  readonly size?: number | undefined;
  /** A class of the host's own. */
  readonly className?: string | undefined;
}

/** An icon: strokes in a square of 24, in the current colour. Decoration, never read aloud. */
export function Drawing({
  path,
  size = 24,
  className,
}: IconProps & {
  /** What is drawn: the `d` of a path. */
  readonly path: string;
}) {
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
