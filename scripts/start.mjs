#!/usr/bin/env node
/** `npm start`: sets up, builds what is stale and serves Cardinal; the same as `npx cardinal serve`. */
process.argv.splice(2, 0, 'serve');
await import('../apps/cli/bin/cardinal.mjs');
