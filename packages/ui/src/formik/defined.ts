/** The properties that have a value, so that an absent one keeps its default. */
export function defined<T extends object>(properties: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const present = Object.entries(properties).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present) as { [K in keyof T]?: NonNullable<T[K]> };
}
