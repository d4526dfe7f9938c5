// The two ways of a guest's line in tests, as pages have them: a WebSocket, or a stream of events with posts beside it.
import { WebSocket } from 'ws';

/** A line that is open. */
export interface Way {
  send(text: string | Buffer): void;
  /** Ends it without a word. */
  cut(): void;
  close(): void;
  /** Whether what comes is read; one's own words go out either way. */
  reads(on: boolean): void;
  readonly open: boolean;
}

/** What a line hears. */
interface Hears {
  text(text: string): void;
  ended(): void;
}

/** Opens one; rejects where nobody answers. */
export type OpenWay = (address: string, hears: Hears) => Promise<Way>;

/** A WebSocket. */
export const socketWay: OpenWay = async (address, hears) => {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/line`);
  socket.on('message', (data) => hears.text((data as Buffer).toString()));
  socket.on('error', () => undefined);
  socket.on('close', () => hears.ended());
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return {
    send: (text) => socket.send(text),
    cut: () => socket.terminate(),
    close: () => socket.close(),
    reads: (on) => void (on ? socket.resume() : socket.pause()),
    get open() {
      return socket.readyState === WebSocket.OPEN;
    },
  };
};

/** Server-sent events, and posts in their order; it answers pings as a page does. */
export const streamWay: OpenWay = async (address, hears) => {
  const cut = new AbortController();
  const answer = await fetch(`${address}/api/stream`, { signal: cut.signal });
  const came = events(answer);
  const line = `${address}/api/stream/${(await came.next()).value?.data ?? ''}`;
  let open = true;
  let last = Promise.resolve();
  const end = (): void => {
    if (!open) return;
    open = false;
    cut.abort();
    hears.ended();
  };
  const post = async (place: string, body?: string): Promise<void> => {
    const headers = { 'content-type': 'application/json' };
    const told = await fetch(place, { method: 'POST', ...(body !== undefined && { body, headers }) });
    if (!told.ok) end();
  };
  void (async () => {
    for await (const { event, data } of came) {
      if (!open) return;
      if (event === 'ping') post(`${line}/here`).catch(end);
      else hears.text(data);
    }
  })().then(end, end);
  return {
    send: (text) => void (last = last.then(() => post(line, text.toString())).catch(end)),
    cut: end,
    close: end,
    reads: () => undefined,
    get open() {
      return open;
    },
  };
};

/** Reads server-sent events from a response. */
export async function* events(answer: Response): AsyncGenerator<{ readonly event: string; readonly data: string }> {
  if (!answer.body) return;
  let rest = '';
  const decoder = new TextDecoder();
  for await (const bytes of answer.body) {
    rest += decoder.decode(bytes, { stream: true });
    for (let end = rest.indexOf('\n\n'); end >= 0; end = rest.indexOf('\n\n')) {
      const fields = rest.slice(0, end).split('\n');
      rest = rest.slice(end + 2);
      const field = (name: string): string =>
        fields.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? '';
      yield { event: field('event'), data: field('data') };
    }
  }
}
