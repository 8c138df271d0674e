import type { ReactNode, Ref } from 'react';
import { Steps, type StepsProps } from './steps.tsx';

export interface ShellProps extends StepsProps {
  /** «Preventivo viaggi» */
  readonly title: string;
  /** The line's pictogram, 24 px, in the current colour. Decoration. */
  readonly pictogram: ReactNode;
  /** What stands between header and sheet: the login block, the offline strip. */
  readonly strip?: ReactNode;
  /** The side panel, shown from 960 px on. */
  readonly aside?: ReactNode;
  /** The page. */
  readonly children: ReactNode;
  /** The top of the form, which a new step scrolls to. */
  readonly top?: Ref<HTMLDivElement>;
  /** Whether it stands in somebody else's page, whose heading and landmarks it must not repeat. @defaultValue false */
  readonly embedded?: boolean;
}

/** What stands around every page: the header with its stamp, the perforated sheet, the side panel. */
export function Shell(props: ShellProps) {
  const { title, pictogram, strip, aside, children, top, embedded = false, ...steps } = props;
  const Title = embedded ? 'p' : 'h1';
  const Sheet = embedded ? 'div' : 'main';
  return (
    <div ref={top} className={aside ? 'q-shell q-with-aside' : 'q-shell'}>
      <div className="q-head">
        <span className="q-stamp" aria-hidden="true">
          {pictogram}
        </span>
        <Title className="q-head-title">{title}</Title>
        <Steps {...steps} />
      </div>
      {strip && <div className="q-strip">{strip}</div>}
      <Sheet className="q-sheet">{children}</Sheet>
      {aside && <div className="q-aside">{aside}</div>}
    </div>
  );
}
