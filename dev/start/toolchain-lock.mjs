import { Refusal } from '../shared/refusal.mjs';

/**
 * Returns a `package.json` and a `package-lock.json`. With them, `npm ci` installs only content that matches the
 * recorded hashes. The lockfile contains no registry URL, so npm uses its configured registry.
 * @param versions exact versions by package name
 * @param hashes integrity by `name@version`
 */
export function toolchainLock(versions, hashes) {
  const packages = Object.entries(versions).map(([name, version]) => [
    `node_modules/${name}`,
    { version, integrity: hashes[`${name}@${version}`] },
  ]);
  const manifest = { name: 'toolchain', private: true, dependencies: versions };
  const lock = {
    name: 'toolchain',
    lockfileVersion: 3,
    requires: true,
    packages: { '': { dependencies: versions }, ...Object.fromEntries(packages) },
  };
  return { manifest, lock };
}

/**
 * Returns the packages without a recorded hash, as `name@version`.
 * @throws {Refusal} in CI if a hash is missing, because a release may follow
 */
export function withoutHash(versions, hashes, { CI } = process.env) {
  const names = Object.entries(versions).map(([name, version]) => `${name}@${version}`);
  const missing = names.filter((name) => !hashes[name]);
  if (CI && missing.length > 0)
    throw new Refusal(
      `dev/start/toolchain-hashes.json has no hash of ${missing.join(' and ')}: add the \`dist.integrity\` that npm names.`,
    );
  return missing;
}
