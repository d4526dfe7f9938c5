// What sockets alone cost: a server on bare `ws` that passes each message on to both of its table, and knows and keeps nothing.
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { serve } from './cards.mjs';

const { WebSocketServer } = createRequire(new URL('../../../apps/server/package.json', import.meta.url))('ws');
const tables = new Map();
const http = createServer();
new WebSocketServer({ server: http, perMessageDeflate: false }).on('connection', (socket, request) => {
  const at = tables.get(request.url) ?? [];
  tables.set(request.url, [...at, socket]);
  socket.on('message', (data) => {
    const text = data.toString();
    for (const one of tables.get(request.url)) one.send(text);
  });
});
http.listen(0, '127.0.0.1', () => serve(`http://127.0.0.1:${http.address().port}`));
