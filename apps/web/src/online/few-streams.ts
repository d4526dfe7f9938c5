// How many streams a browser keeps open at once. Over HTTP/1.1 it has six connections to a server for all its tabs, and each
// stream keeps one: with six of them nothing that is asked, and no page, would ever get through. So the streams that were
// opened last go on, and the one before them lets go. Tabs tell each other; no server and nothing that is kept knows of it.
import type { OpenWay } from './ways.ts';

/** So many; two connections stay for what is asked. */
const MOST = 4;

/** What tabs tell each other: a stream was opened, or is no more. */
interface Told {
  readonly stream: string;
  readonly open: boolean;
}

/** The way, with the oldest stream of a browser resting where there would be too many. */
export function fewStreams(way: OpenWay, name = 'cardinal.streams'): OpenWay {
  if (typeof BroadcastChannel === 'undefined') return way;
  return (hears) => {
    const channel = new BroadcastChannel(name);
    const me = `${performance.timeOrigin} ${Math.random()}`;
    const later = new Set<string>();
    const tell = (open: boolean): void => channel.postMessage({ stream: me, open } satisfies Told);
    let over = false;
    const end = (): void => {
      if (over) return;
      over = true;
      tell(false);
      channel.close();
      removeEventListener('pagehide', end);
    };
    const mine = way({
      ...hears,
      ended: () => {
        end();
        hears.ended();
      },
    });
    const close = (): void => {
      end();
      mine.close();
    };
    channel.onmessage = ({ data }: MessageEvent<Told>): void => {
      if (data.open) later.add(data.stream);
      else later.delete(data.stream);
      if (later.size < MOST) return;
      close();
      hears.crowded();
    };
    // A page that goes takes its stream along without closing it.
    addEventListener('pagehide', end);
    tell(true);
    return { send: (text) => mine.send(text), close };
  };
}
