/** One change of the schema: one statement, since not every database takes back two at once. */
export interface SchemaStep {
  /** Steps are taken in the order of the list; the name never changes once it was released. */
  readonly id: string;
  readonly statement: string;
}
