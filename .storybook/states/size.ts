import { useEffect, useState } from 'react';

/** The distance from the viewport at which `useWasNear` becomes true. */
const NEAR = '800px';

/** Returns whether an element is, or was, near the viewport. */
export function useWasNear(element: Element | null): boolean {
  const [wasNear, setWasNear] = useState(false);
  useEffect(() => {
    if (!element || wasNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some((one) => one.isIntersecting) && setWasNear(true),
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, wasNear]);
  return wasNear;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Returns the size of an element in px, undefined before its first measurement. */
export function useSize(element: Element | null): Size | undefined {
  const [size, setSize] = useState<Size>();
  useEffect(() => {
    if (!element) return undefined;
    // Wait for the next frame: a new height of a frame may resize its content, which the observer reports as an error.
    let next = 0;
    const observer = new ResizeObserver(([entry]) => {
      cancelAnimationFrame(next);
      next = requestAnimationFrame(() => setSize(entry?.contentRect));
    });
    observer.observe(element);
    return () => {
      cancelAnimationFrame(next);
      observer.disconnect();
    };
  }, [element]);
  return size;
}
