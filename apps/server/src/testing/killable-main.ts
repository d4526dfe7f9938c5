// A server in a process of its own, for tests that kill it: node killable-main.ts FOLDER PORT. It says its address, then "up".
import { startForTests } from './server.ts';

const [data = '', port = '0'] = process.argv.slice(2);
const server = await startForTests({ data, port: Number(port) });
process.stdout.write(`${server.address}\n`);
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
