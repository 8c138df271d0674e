/** An element of the form as its tag, attributes and children, or a text. */
export type Tree = string | readonly [string, Readonly<Record<string, string>>, readonly Tree[]];
