import { nameIn } from './refs.mjs';

/**
 * Returns a bill whose components that are our packages state their licence and pages. pnpm reads
 * these from the repository's manifests, which leave them to packing.
 * @param published the published manifests, by name
 */
export function withOwnLicences(bill, published) {
  const completed = (component) => {
    const manifest = published.get(nameIn(component['bom-ref']));
    return manifest ? { ...component, ...stated(manifest) } : component;
  };
  return { ...bill, components: bill.components.map(completed) };
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
