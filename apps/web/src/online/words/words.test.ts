// The messages of online tables in every language: each says something of its own, and what it is given stands in it.
import { describe, expect, it } from 'vitest';
import { onlineAr } from './ar.ts';
import { onlineDe } from './de.ts';
import { onlineEn } from './en.ts';
import { onlineEs } from './es.ts';
import { onlineFr } from './fr.ts';
import { onlineZh } from './zh.ts';

type Message = string | ((...given: unknown[]) => string);

function flat(words: object, path = ''): readonly (readonly [string, Message])[] {
  return Object.entries(words).flatMap(([name, one]: [string, Message | object]) =>
    typeof one === 'object' ? flat(one, `${path}${name}.`) : [[path + name, one] as const],
  );
}

const english = flat(onlineEn);
/** Words that a language may share with English. */
const SHARED = /^(PIN|Link|Bot|Normal|Expert|Triangle)$/;

describe.each(Object.entries({ de: onlineDe, es: onlineEs, fr: onlineFr, zh: onlineZh, ar: onlineAr }))(
  '%s',
  (_, words) => {
    const messages = new Map(flat(words));

    it('says what English says, in words of its own', () => {
      expect([...messages.keys()].sort()).toEqual(english.map(([name]) => name).sort());
      const same = english.filter(
        ([name, text]) => typeof text === 'string' && text !== '' && messages.get(name) === text,
      );
      expect(same.filter(([, text]) => !SHARED.test(String(text)))).toEqual([]);
      expect([...messages].filter(([name, text]) => text === '' && !/^bye\.(left|stopping)\.text$/.test(name))).toEqual(
        [],
      );
    });

    it('puts in what it is given', () => {
      for (const [name, message] of messages) {
        if (typeof message === 'string' || name === 'host.seconds') continue;
        const given = ['Otter', 'Robin'].slice(0, message.length);
        for (const one of given) expect(message(...given), name).toContain(one);
      }
    });

    it('counts seconds and minutes', () => {
      const { seconds } = words.host;
      const said = [5, 30, 60, 120, 300].map(seconds);
      expect(new Set(said).size).toBe(5);
      expect(said[1]).toContain('30');
      expect(said[4]).toMatch(/^5\D/);
    });
  },
);
