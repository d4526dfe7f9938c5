// Runs the command line from its source, for development and tests; the product runs from the bundle (bin/cardinal.mjs).
import { main } from './main.ts';

process.exitCode = await main(process.argv.slice(2));
