# Builds the app and copies what the service needs to run (npm run pack:service), then leaves the tools behind.
# `npm run soak -- image` runs these steps without Docker.
FROM node:24-bookworm-slim AS build
WORKDIR /source
COPY package.json package-lock.json .npmrc ./
COPY packages/core/package.json packages/core/
COPY packages/contract/package.json packages/contract/
COPY packages/cli/package.json packages/cli/
COPY packages/mcp/package.json packages/mcp/
COPY packages/element/package.json packages/element/
COPY packages/server/package.json packages/server/
COPY packages/app/package.json packages/app/
RUN npm ci --ignore-scripts
COPY . .
RUN npm run pack:service -- ../app
WORKDIR /app
RUN npm ci --omit=optional --ignore-scripts

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app ./
RUN mkdir /data && chown 1000:1000 /data
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s CMD ["bash", "deploy/healthcheck.sh"]
CMD ["node", "--max-semi-space-size=4", "packages/server/src/main.ts"]
