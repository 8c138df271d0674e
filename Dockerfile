# The product as one container: the server, and the pages it serves (docs/deploy.md#a-container).
#   docker build -t preventivo .                 the server and all pages
#   docker build -t preventivo-api --target api . the server alone, for pages hosted elsewhere
# The version matches dev/start/toolchain.mjs. The digest (@sha256:…) pins the content; a release requires one: docs/release.md#base-images
ARG NODE_VERSION=24.21.0
ARG NODE_DIGEST=

FROM node:${NODE_VERSION}-bookworm-slim${NODE_DIGEST} AS build
WORKDIR /src
RUN npm install --global --no-audit --no-fund pnpm@12.21.0
# Install the packages before copying the sources, so that Docker caches this layer until the lockfile changes.
COPY pnpm-lock.yaml pnpm-workspace.yaml .pnpmfile.mjs ./
RUN pnpm fetch
COPY . .
RUN pnpm install --offline --frozen-lockfile --trust-lockfile
RUN DO_NOT_TRACK=1 TURBO_TELEMETRY_DISABLED=1 pnpm build
RUN node dev/build/server-folder.mjs /out/whole && node dev/build/server-folder.mjs /out/api --without-pages

# The base of both images: no package manager, no compiler, an unprivileged user.
FROM node:${NODE_VERSION}-bookworm-slim${NODE_DIGEST} AS server
# Production requires SMTP_URL for mails, or MAIL_FILES=on to write them to files.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN mkdir --mode=700 /data && chown node:node /data \
  && rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn-*
# The volume for the embedded database, mail files and the key that signs tokens. Unused with PostgreSQL and SMTP_URL.
VOLUME /data
WORKDIR /app
USER node
EXPOSE 3000
# Checks only that the process responds. A full disk or a lost database does not count as unhealthy, because restarting the container would not help.
HEALTHCHECK --interval=15s --timeout=5s --start-period=10s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# In this form Node is the container's first process, so it receives SIGTERM directly and completes pending requests.
CMD ["node", "services/api/dist/server.js"]

FROM server AS api
COPY --from=build --chown=root:root /out/api /app

FROM server AS whole
COPY --from=build --chown=root:root /out/whole /app
