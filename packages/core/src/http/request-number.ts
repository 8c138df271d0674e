/**
 * What a request is called on the telephone where it has no code: the first eight characters of a UUID,
 * '4F3C-2A1B'. An id of another form stays as it is.
 */
export function requestNumber(id: string): string {
  const [, first, second] = uuid.exec(id.toUpperCase()) ?? [];
  return first && second ? `${first}-${second}` : id;
}

const uuid = /^([\dA-F]{4})([\dA-F]{4})(?:-[\dA-F]{4}){3}-[\dA-F]{12}$/;
