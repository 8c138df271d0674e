/**
 * Returns the complete modules among a README's examples, as files for a compiler: `{ path, text }`. If the first
 * comment is a path (`// src/line.ts`), it becomes the file's path, and other examples can import the file.
 */
export function examplesOf(readme) {
  return [...readme.matchAll(/^```(tsx?)\n([\s\S]*?)^```$/gm)].map(([, kind, text], index) => ({
    path: /^\/\/ ([\w./-]+\.tsx?)\n/.exec(text)?.[1] ?? `example-${index + 1}.${kind}`,
    text,
  }));
}
