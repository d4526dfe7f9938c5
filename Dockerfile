# Cardinal in a container: built once, run by an ordinary user, tables in /data.
FROM node:20-bookworm-slim AS build
WORKDIR /app
# SQLite's machine code is fetched ready-made; where that fails it is compiled, once.
RUN apt-get update && apt-get install -y --no-install-recommends python3 make g++ && rm -rf /var/lib/apt/lists/*
COPY . .
RUN npm ci --ignore-scripts && npm rebuild better-sqlite3 && npm run build

FROM node:20-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4173 CARDINAL_DATA=/data
COPY --from=build --chown=node:node /app /app
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4173
HEALTHCHECK --interval=30s --timeout=3s CMD node -e "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "apps/cli/bin/cardinal.mjs", "serve"]
