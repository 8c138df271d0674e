/** Props of every icon. */
export interface IconProps {
  /** Width and height, px. @defaultValue 24 */
  readonly size?: number | undefined;
  /** Extra class name. */
  readonly className?: string | undefined;
}

/** An icon: strokes in a square of 24 px, in the current text colour. Hidden from assistive technology. */
export function Drawing({
  path,
  size = 24,
  className,
}: IconProps & {
  /** The `d` attribute of the path. */
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
