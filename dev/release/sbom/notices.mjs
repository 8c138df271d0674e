/** Returns a sentence for each package of a bundle whose licence notice is missing or empty. */
export function missingNotices(text, packages) {
  return packages.flatMap(({ name, version }) => {
    const whole = `${name} ${version}`;
    const [, own] = text.split(new RegExp(`^-{80}\n${escaped(whole)} .*\n\n`, 'm'));
    if (!own) return [`${whole} has no notice`];
    return own.startsWith('The package brings no text')
      ? [`${whole} has no text of a licence`]
      : [];
  });
}

const escaped = (text) => text.replace(/[.+*?^$(){}|[\]\\/]/g, '\\$&');
