/**
 * The examples of a README that are whole modules, as files for a compiler: `{ path, text }`. One that begins with a
 * comment that is a path (`// src/line.ts`) is that file, so that another one can import it.
 */
export function examplesOf(readme) {
  return [...readme.matchAll(/^```(tsx?)\n([\s\S]*?)^```$/gm)].map(([, kind, text], index) => ({
    path: /^\/\/ ([\w./-]+\.tsx?)\n/.exec(text)?.[1] ?? `example-${index + 1}.${kind}`,
    text,
  }));
}
