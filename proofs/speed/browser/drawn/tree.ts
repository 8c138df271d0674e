/** An element of the form: tag, attributes, children. A string is text. */
export type Tree = string | readonly [string, Readonly<Record<string, string>>, readonly Tree[]];
