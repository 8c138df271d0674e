/** Returns the sources of a manifest's published entry points by their subpath. */
export declare function entryPoints(manifest: {
  readonly exports?: Readonly<Record<string, string>>;
}): Readonly<Record<string, string>>;
