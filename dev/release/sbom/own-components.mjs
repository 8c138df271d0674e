import { nameIn } from './refs.mjs';

/**
 * Adds the licence and the web pages of this repository's packages to an SBOM. pnpm reads the manifests in the
 * repository, which do not contain them: packing adds them.
 * @param published the published manifests, by name
 */
export function withOwnLicences(sbom, published) {
  const completed = (component) => {
    const manifest = published.get(nameIn(component['bom-ref']));
    return manifest ? { ...component, ...stated(manifest) } : component;
  };
  return { ...sbom, components: sbom.components.map(completed) };
}

function stated({ license, homepage, repository, bugs }) {
  return {
    licenses: [{ license: { id: license } }],
    externalReferences: [
      { type: 'website', url: homepage },
      { type: 'vcs', url: repository.url },
      { type: 'issue-tracker', url: bugs },
    ],
  };
}
