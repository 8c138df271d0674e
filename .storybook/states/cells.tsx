import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { force } from './forced.ts';
import { Frame, type FrameProps, type FrameWidth } from './frame.tsx';

/** The windows that show a component. */
export interface Framed extends Pick<FrameProps, 'height' | 'place'> {
  readonly widths: readonly FrameWidth[];
}

/** Whether to show a state on the current page. The page of all components shows a selection. */
export const ShowsState = createContext<(name: string) => boolean>(() => true);

interface CellsProps {
  /** Each state by name, with its content. */
  readonly states: Readonly<Record<string, ReactNode>>;
  readonly framed?: Framed | undefined;
}

/** States side by side, each with its name. Framed states show one window per width. */
export function Cells({ states, framed }: CellsProps) {
  const shows = useContext(ShowsState);
  const { widths = [], ...window } = framed ?? {};
  const shown = Object.entries(states).filter(([name]) => shows(name));
  return (
    <div className={framed ? 'story-states story-states-framed' : 'story-states'}>
      {shown.map(([name, content]) =>
        framed ? (
          <figure key={name}>
            <figcaption className="story-state-name">{name}</figcaption>
            <div className="story-frames">
              {widths.map((width) => (
                <Frame key={width} {...window} title={name} width={width}>
                  {content}
                </Frame>
              ))}
            </div>
          </figure>
        ) : (
          <Cell key={name} name={name}>
            {content}
          </Cell>
        ),
      )}
    </div>
  );
}

interface CellProps {
  readonly name: string;
  readonly children: ReactNode;
}

function Cell({ name, children }: CellProps) {
  const cell = useRef<HTMLElement>(null);
  const [style, setStyle] = useState({});
  useEffect(() => {
    if (!cell.current) return;
    force(name, cell.current);
    if (name.includes('200')) setStyle(doubled(cell.current));
  }, [name]);
  const dark = name.startsWith('Al buio') && { className: 'q', 'data-q-theme': 'dark' };
  return (
    <figure ref={cell} style={style} {...dark}>
      <figcaption className="story-state-name">{name}</figcaption>
      <form>{children}</form>
    </figure>
  );
}

/** Simulates text of 200 %: doubles all text sizes of the theme. */
function doubled(cell: Element) {
  const of = getComputedStyle(cell);
  const sizes = ['--q-text-s', '--q-text', '--q-text-l', '--q-text-xl', '--q-text-xxl'];
  return Object.fromEntries(sizes.map((size) => [size, `calc(2 * ${of.getPropertyValue(size)})`]));
}
