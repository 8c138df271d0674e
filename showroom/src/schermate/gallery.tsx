import { useEffect, useRef, useState } from 'react';
import { lineOf } from './screen.tsx';
import { lastPage, type State, states, statesOf, titleOf } from './states.ts';

const widths = { 390: { height: 844, scale: 0.72 }, 1280: { height: 900, scale: 0.5 } } as const;
type Width = keyof typeof widths;
const themes = { petrolio: 'chiaro', scuro: 'scuro' } as const;
type Theme = keyof typeof themes;

/** The window name of each frame in a gallery. The story in the frame recognises the gallery by it. */
export const galleryWindow = 'galleria';

export interface GalleryProps {
  /** The id of the line. */
  readonly line: string;
  /** Numbers of the pages to show, from 1. @defaultValue all */
  readonly pages?: readonly number[];
  /** The states to show. @defaultValue all states of a page */
  readonly shown?: readonly State[];
  /** Widths of the window in px. @defaultValue both */
  readonly windows?: readonly Width[];
  /** The themes to show, each in light and dark mode. @defaultValue both */
  readonly looks?: readonly Theme[];
}

/**
 * All pages of a line in all their states, which are computed from the line's table. Each page is interactive, in its
 * own frame.
 */
export function Gallery({ line: id, pages, shown, windows = [390, 1280], looks }: GalleryProps) {
  const line = lineOf(id);
  const every = Array.from({ length: lastPage(line) }, (_, at) => at + 1);
  const themesShown = looks ?? (Object.keys(themes) as Theme[]);
  return (
    <main className="gallery">
      <h1>{line.title}</h1>
      {every
        .filter((page) => !pages?.length || pages.includes(page))
        .map((page) => (
          <section key={page} aria-label={`Pagina ${page}`}>
            <h2>
              {page}. {titleOf(line, page)}
            </h2>
            {statesOf(line, page)
              .filter((state) => !shown?.length || shown.includes(state))
              .map((state) => (
                <div key={state}>
                  <h3>{states[state]}</h3>
                  <div className="gallery-row">
                    {windows.flatMap((width) =>
                      themesShown.map((theme) => (
                        <Shown
                          key={`${width} ${theme}`}
                          {...{ line: id, page, state, width, theme }}
                        />
                      )),
                    )}
                  </div>
                </div>
              ))}
          </section>
        ))}
    </main>
  );
}

interface ShownProps {
  readonly line: string;
  readonly page: number;
  readonly state: State;
  readonly width: Width;
  readonly theme: Theme;
}

/** A screen that is mounted only near the viewport, because a gallery may have a hundred screens. */
function Shown({ line, page, state, width, theme }: ShownProps) {
  const [place, isNear] = useIsNear<HTMLDivElement>();
  const { height, scale } = widths[width];
  // Turn off axe in the frames: a dozen runs at once would slow down the screens. The story of a single screen runs
  // axe.
  const globals = `theme:${theme};a11y.manual:!true`;
  const address = `?id=schermate-una-schermata--schermata&viewMode=story&args=line:${line};page:${page};state:${state}&globals=${globals}`;
  const words = `${states[state]}, ${width} px, ${themes[theme]}`;
  return (
    <figure>
      <div
        ref={place}
        className="gallery-window"
        style={{ width: width * scale, height: height * scale }}
      >
        {isNear && (
          <iframe
            name={galleryWindow}
            title={`Pagina ${page}: ${words}`}
            src={address}
            style={{ width, height, transform: `scale(${scale})` }}
          />
        )}
      </div>
      <figcaption>
        {width} px, {themes[theme]} ·{' '}
        <a href={address} target="_blank" rel="noreferrer">
          apri<span className="q-hidden"> {words}</span>
        </a>
      </figcaption>
    </figure>
  );
}

/** The distance from the viewport at which a screen is mounted. */
const NEAR = '600px';

function useIsNear<E extends Element>() {
  const place = useRef<E>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => setIsNear(entry?.isIntersecting ?? false),
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return [place, isNear] as const;
}
