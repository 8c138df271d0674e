import { checkSettings, textOf } from './check-settings.ts';

/**
 * Validates settings files, and lists the errors of each. The command is `preventivo-check-settings
 * settings.json …`.
 * @param files the paths of the files
 * @returns the output, and whether all files are valid
 */
export function checkFiles(files: readonly string[]): {
  readonly said: string;
  readonly ok: boolean;
} {
  if (files.length === 0)
    return {
      said: 'Takes the paths of settings files: settings.json brokers/*/settings.json',
      ok: false,
    };
  const results = files.map((file) => ({ file, wrong: wrongIn(file) }));
  const said = results.flatMap(({ file, wrong }) =>
    wrong.length === 0
      ? [`${file}: all of it can be followed.`]
      : wrong.map((one) => `${file}: ${one}`),
  );
  return { said: said.join('\n'), ok: results.every(({ wrong }) => wrong.length === 0) };
}

function wrongIn(file: string): readonly string[] {
  try {
    return checkSettings(textOf(file));
  } catch (error) {
    if (error instanceof Error && 'code' in error) return [`it cannot be read (${error.code}).`];
    throw error;
  }
}
