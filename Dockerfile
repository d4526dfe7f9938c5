# Cardinal in a container: built once, run by an ordinary user who may write in /data alone, where tables are kept.
FROM node:20-bookworm-slim AS build
WORKDIR /app
# SQLite's machine code is fetched ready-made; where that fails it is compiled, once.
RUN apt-get update && apt-get install -y --no-install-recommends python3 make g++ && rm -rf /var/lib/apt/lists/*
COPY . .
RUN npm ci --ignore-scripts && npm run build
# What was built loads few of the packages that built it; npm brings along what only compiles with them.
RUN npm ci --ignore-scripts --omit=dev --workspace=@cardinal/cli && npm rebuild better-sqlite3 \
  && rm -rf node_modules/typescript node_modules/svelte node_modules/better-sqlite3/deps node_modules/better-sqlite3/build/Release/obj \
  node_modules/better-sqlite3/build/Release/obj.target

FROM node:20-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4173 CARDINAL_DATA=/data
COPY --from=build /app/package.json /app/LICENSE ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/scripts/setup.mjs scripts/
COPY --from=build /app/packages/print-kit/package.json packages/print-kit/
COPY --from=build /app/packages/print-kit/fonts packages/print-kit/fonts
COPY --from=build /app/apps/web/dist apps/web/dist
COPY --from=build /app/apps/cli/bin apps/cli/bin
COPY --from=build /app/apps/cli/dist apps/cli/dist
RUN ln -s /app/apps/cli/bin/cardinal.mjs /usr/local/bin/cardinal && mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4173
HEALTHCHECK --interval=30s --timeout=10s --start-period=20s CMD node -e "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "apps/cli/bin/cardinal.mjs", "serve"]
