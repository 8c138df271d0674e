import { Spec, Validation } from '@cyclonedx/cyclonedx-library';

const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);

/** What CycloneDX's own schema says against a bill, a sentence each; nothing where it is one. */
export async function schemaFaults(bill) {
  const errors = (await validator.validate(JSON.stringify(bill))) ?? [];
  return errors.map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
}
