import type { ReactNode } from 'react';

interface BoxProps {
  readonly prefix?: string | undefined;
  readonly suffix?: string | undefined;
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

/** The border around an input with a unit or a button. An input without them has a border itself. */
export function Box({ prefix, suffix, end, children }: BoxProps) {
  return (
    <div className={prefix || suffix || end ? 'q-box' : 'q-bare'}>
      {prefix && (
        <span className="q-unit" aria-hidden="true">
          {prefix}
        </span>
      )}
      {children}
      {suffix && (
        <span className="q-unit" aria-hidden="true">
          {suffix}
        </span>
      )}
      {end}
    </div>
  );
}
