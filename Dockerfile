# Builds the app and installs what the server needs, then leaves the tools behind.
FROM node:24-bookworm-slim AS build
WORKDIR /app
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
RUN npm run build && npm prune --omit=dev --omit=optional --ignore-scripts

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/languages languages
COPY --from=build /app/packages/core packages/core
COPY --from=build /app/packages/contract packages/contract
COPY --from=build /app/packages/mcp packages/mcp
COPY --from=build /app/packages/server packages/server
COPY --from=build /app/packages/app/dist packages/app/dist
COPY --from=build /app/scripts/node-version.mjs /app/scripts/service-context.ts /app/scripts/backup.ts \
  /app/scripts/signing-keys.ts /app/scripts/publish-static.ts scripts/
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/server/src/main.ts"]
