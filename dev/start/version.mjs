/** Whether the version `have` is equal to or newer than `want`. Both have the form `major.minor.patch`. */
export function atLeast(have, want) {
  const [a, b] = [have, want].map((version) =>
    version.split('.').map((part) => Number.parseInt(part, 10)),
  );
  for (let i = 0; i < 3; i += 1) if (a[i] !== b[i]) return a[i] > b[i];
  return true;
}
