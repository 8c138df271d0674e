/**
 * Returns the number that the user reads out on the telephone for a quote request without a code: the first eight
 * characters of a UUID, '4F3C-2A1B'. Returns an id of another form unchanged.
 */
export function requestNumber(id: string): string {
  const [, first, second] = uuid.exec(id.toUpperCase()) ?? [];
  return first && second ? `${first}-${second}` : id;
}

const uuid = /^([\dA-F]{4})([\dA-F]{4})(?:-[\dA-F]{4}){3}-[\dA-F]{12}$/;
