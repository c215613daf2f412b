# The server with the built app (OP-5): docker build -t kyuseki .
FROM node:24.21.0-trixie-slim AS manifests
WORKDIR /kyuseki
COPY package.json package-lock.json .npmrc ./
COPY packages/domain/package.json packages/domain/
COPY packages/ui/package.json packages/ui/
COPY packages/app/package.json packages/app/
COPY packages/server/package.json packages/server/

FROM manifests AS app
RUN npm ci --no-audit --no-fund
COPY . .
RUN node scripts/turbo.ts run build --filter=@kyuseki/app

FROM manifests AS libraries
RUN npm ci -w packages/server --omit=dev --no-audit --no-fund

FROM node:24.21.0-trixie-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data DEMO=0
WORKDIR /kyuseki
COPY --from=libraries /kyuseki ./
COPY packages/domain packages/domain
COPY packages/server packages/server
COPY --from=app /kyuseki/packages/app/dist packages/app/dist
# The only folder that is written to; the embedded database runs as the same user.
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/server/src/main.ts"]
