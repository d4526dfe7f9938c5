// The two ways a line can go: a WebSocket, or a stream of server-sent events with posts where WebSockets are blocked. Both
// carry the same texts.

/** An open way. */
export interface Way {
  send(text: string): void;
  close(): void;
}

/** What a way tells. `ready`: texts can be sent. `ended`: it will not come back. `crowded`: this browser has too many of them, and this one let go. */
export interface WayHears {
  ready(): void;
  text(text: string): void;
  ended(): void;
  crowded(): void;
}

/** Opens a way. */
export type OpenWay = (hears: WayHears) => Way;

/** A WebSocket to the page's own host. */
export const socketWay: OpenWay = (hears) => {
  const address = new URL('/api/line', location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  address.hash = '';
  const socket = new WebSocket(address);
  socket.addEventListener('open', () => hears.ready());
  socket.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (typeof event.data === 'string') hears.text(event.data);
  });
  socket.addEventListener('close', () => hears.ended());
  return {
    send: (text) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => {
      // To close it while it is still being opened would be an error in the browser's eyes.
      if (socket.readyState === WebSocket.CONNECTING) socket.addEventListener('open', () => socket.close());
      else socket.close();
    },
  };
};

/** A stream from the server and posts to it. Posts keep their order. */
export const streamWay: OpenWay = (hears) => {
  const stream = new EventSource('/api/stream');
  let line = '';
  let last = Promise.resolve();
  let open = true;
  const end = (): void => {
    if (!open) return;
    open = false;
    stream.close();
    hears.ended();
  };
  stream.addEventListener('line', (event: MessageEvent<string>) => {
    line = event.data;
    hears.ready();
  });
  // The server asks whether somebody is there, as it does on a socket by itself.
  stream.addEventListener('ping', () => {
    fetch(`/api/stream/${line}/here`, { method: 'POST' }).catch(end);
  });
  stream.addEventListener('message', (event: MessageEvent<string>) => hears.text(event.data));
  // It would come back as another line by itself; the line above decides when.
  stream.addEventListener('error', end);
  const post = async (text: string): Promise<void> => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`/api/stream/${line}`, { method: 'POST', headers, body: text });
    if (!answer.ok) end();
  };
  return {
    send: (text) => {
      last = last.then(() => post(text)).catch(end);
    },
    close: () => {
      open = false;
      stream.close();
    },
  };
};
