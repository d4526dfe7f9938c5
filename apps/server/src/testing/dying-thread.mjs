// A thread of bots that dies at every question.
import { parentPort } from 'node:worker_threads';

parentPort.on('message', () => {
  throw new Error('this thread dies');
});
