/** A node of the form: a text, or an element with its tag, attributes and children. */
export type Tree = string | readonly [string, Readonly<Record<string, string>>, readonly Tree[]];
