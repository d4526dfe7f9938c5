// Small sounds, made on the spot: no files. Loaded and woken only once somebody has switched sound on; nothing is told
// by sound alone.

/** The sounds of a table. */
export const SOUNDS = ['card', 'deal', 'turn', 'call', 'hit', 'miss', 'clock'] as const;
/** One of {@link SOUNDS}. */
export type Sound = (typeof SOUNDS)[number];

/** Notes of a sound: pitch in hertz (0: the tick of a card), start and length in seconds, loudness up to 1. */
const NOTES: Readonly<Record<Sound, readonly (readonly [pitch: number, at: number, length: number, loud: number])[]>> =
  {
    card: [[0, 0, 0.045, 0.25]],
    deal: [0, 0.07, 0.14, 0.21].map((at) => [0, at, 0.045, 0.2] as const),
    turn: [[659, 0, 0.12, 0.12]],
    call: [
      [523, 0, 0.12, 0.16],
      [784, 0.1, 0.2, 0.16],
    ],
    hit: [
      [523, 0, 0.12, 0.15],
      [659, 0.1, 0.12, 0.15],
      [784, 0.2, 0.3, 0.17],
    ],
    miss: [[330, 0, 0.18, 0.1]],
    clock: [
      [880, 0, 0.06, 0.1],
      [880, 0.16, 0.06, 0.1],
    ],
  };

let context: AudioContext | null = null;

/** Plays a sound. A browser that wants a touch first stays silent. */
export function play(sound: Sound): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const [pitch, at, length, loud] of NOTES[sound]) {
    const start = context.currentTime + at;
    const gain = context.createGain();
    gain.gain.setValueAtTime(loud, start);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    gain.connect(context.destination);
    const source = pitch === 0 ? tick(context, length) : tone(context, pitch);
    source.connect(gain);
    source.start(start);
    source.stop(start + length);
  }
}

function tone(at: AudioContext, pitch: number): OscillatorNode {
  const source = at.createOscillator();
  source.type = 'triangle';
  source.frequency.value = pitch;
  return source;
}

/** A card on felt: a breath of noise. */
function tick(at: AudioContext, length: number): AudioBufferSourceNode {
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * length), at.sampleRate);
  const wave = buffer.getChannelData(0);
  let last = 0;
  for (let index = 0; index < wave.length; index++) {
    last = last * 0.7 + (Math.random() * 2 - 1) * 0.3;
    wave[index] = last;
  }
  const source = at.createBufferSource();
  source.buffer = buffer;
  return source;
}
