import { describe, expect, it } from 'vitest';
import { Announcer } from './spoken.svelte.ts';

describe('the announcer', () => {
  it('says each line once, in order, even the same words twice', () => {
    const voice = new Announcer();
    for (const text of ['one', null, 'two', '', 'two']) voice.say(text);
    expect(voice.lines.map(({ text }) => text)).toEqual(['one', 'two', 'two']);
    expect(new Set(voice.lines.map(({ id }) => id)).size).toBe(3);
  });

  it('E30 says sums in words', () => {
    const voice = new Announcer();
    voice.say('Ana lays 6 ÷ (2 + 1) = 2.');
    expect(voice.lines.map(({ text }) => text)).toEqual([
      'Ana lays six divided by, open bracket, two plus one, close bracket, equals two.',
    ]);
  });

  it('forgets the oldest lines, never the newest', () => {
    const voice = new Announcer();
    for (let line = 0; line < 50; line++) voice.say(String(line));
    expect(voice.lines.map(({ text }) => text)).toEqual(['44', '45', '46', '47', '48', '49']);
  });
});
