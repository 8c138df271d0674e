/** Returns the source of each published entry point of a manifest, by subpath. */
export declare function entryPoints(manifest: {
  readonly exports?: Readonly<Record<string, string>>;
}): Readonly<Record<string, string>>;
