import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/**
 * Matches an image with a digest: `node:24.21.0-bookworm-slim@sha256:…`. A digest identifies the content. A tag may be
 * rebuilt with other content.
 */
const pinned = /@sha256:[\da-f]{64}$/;

/**
 * Returns a sentence for each image without a digest in a folder's Dockerfile and compose file. Without a digest, the
 * content of an image may change.
 */
export function baseImageFaults(folder) {
  return [...dockerfileImages(folder), ...composeImages(folder)]
    .filter((image) => !pinned.test(image))
    .map((image) => `${image} has no digest: docs/release.md#base-images says where it goes.`);
}

function dockerfileImages(folder) {
  const text = textOf(folder, 'Dockerfile');
  const args = new Map(
    [...text.matchAll(/^ARG (\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );
  const stages = new Set([...text.matchAll(/^FROM \S+ AS (\S+)$/gm)].map(([, name]) => name));
  const images = [...text.matchAll(/^FROM (\S+)/gm)]
    .map(([, image]) => image.replaceAll(/\$\{(\w+)\}/g, (_, name) => args.get(name) ?? ''))
    .filter((image) => !stages.has(image));
  return [...new Set(images)];
}

function composeImages(folder) {
  const { services = {} } = parse(textOf(folder, 'compose.yaml')) ?? {};
  return Object.values(services).flatMap(({ image, build }) => (image && !build ? [image] : []));
}

function textOf(folder, name) {
  const path = join(folder, name);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
