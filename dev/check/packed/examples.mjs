/**
 * Returns the complete modules among a README's examples as files for a compiler: `{ path, text }`.
 * A path in the first comment (`// src/line.ts`) names the file, so that other examples can import
 * it.
 */
export function examplesOf(readme) {
  return [...readme.matchAll(/^```(tsx?)\n([\s\S]*?)^```$/gm)].map(([, kind, text], index) => ({
    path: /^\/\/ ([\w./-]+\.tsx?)\n/.exec(text)?.[1] ?? `example-${index + 1}.${kind}`,
    text,
  }));
}
