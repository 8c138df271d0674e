import { Spec, Validation } from '@cyclonedx/cyclonedx-library';

const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);

/** Returns a sentence for each place of an SBOM that violates the CycloneDX schema. */
export async function schemaFaults(sbom) {
  const errors = (await validator.validate(JSON.stringify(sbom))) ?? [];
  return errors.map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
}
