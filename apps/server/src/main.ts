/** The server as a package: what the command line and the browser tests start. */
export { startServer, type RunningServer, type ServerSettings } from './server.ts';
export { serve } from './serve.ts';
export { backup, restore } from './backup.ts';
