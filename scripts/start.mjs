#!/usr/bin/env node
/** `npm start`: sets up, builds what is stale and serves Cardinal; the same as `npx cardinal serve`. */

// npm runs this through a shell, and a signal sent to npm ends that shell without reaching us. Nobody
// would then know how to stop the server, so it stops when its parent is gone.
const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, 1000);
watch.unref();

process.argv.splice(2, 0, 'serve');
await import('../apps/cli/bin/cardinal.mjs');
