// What changed is all that is told, and with it whoever heard has the whole view.
import type { AnyView } from '@cardinal/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Shown } from './shown.ts';

type Fields = Readonly<Record<string, unknown>>;
// Few names and small values, so that much stays as it was; texts that look like fields of the language are among them.
// As they come out of text, where both noughts are one.
const fields = fc
  .dictionary(fc.constantFrom('turn', 'hand', 'pile', 'odd name'), fc.jsonValue({ maxDepth: 2 }))
  .map((view) => JSON.parse(JSON.stringify(view)) as Fields);
const asView = (view: Fields): AnyView => structuredClone(view) as unknown as AnyView;

it('tells what changed and nothing else, and the page has the view', () => {
  fc.assert(
    fc.property(fields, fc.array(fc.oneof(fields, fc.constant(null)), { maxLength: 4 }), (first, nexts) => {
      const shown = new Shown();
      shown.whole(0, 0, asView(first));
      let before: Fields = first;
      for (const [at, next] of nexts.entries()) {
        const view = next ?? before;
        const told = JSON.parse(`{${shown.since(0, at, at + 1, asView(view))}}`) as {
          change: Fields;
          gone?: readonly string[];
        };
        const kept = Object.entries(before).filter(([name]) => told.gone?.includes(name) !== true);
        const heard: Fields = { ...Object.fromEntries(kept), ...told.change };
        expect(heard).toEqual(view);
        for (const [name, value] of Object.entries(told.change)) {
          if (name in before) expect(JSON.stringify(value)).not.toBe(JSON.stringify(before[name]));
        }
        if (next === null) expect(told).toEqual({ change: {} });
        before = view;
      }
    }),
  );
});

it('tells the whole view to who missed something', () => {
  const shown = new Shown();
  shown.whole(0, 0, asView({ hand: [1] }));
  expect(shown.since(0, 1, 2, asView({ hand: [1] }))).toBe('"view":{"hand":[1]}');
});

it('takes a field without a value for none', () => {
  const shown = new Shown();
  shown.whole(0, 0, asView({ seen: { left: undefined }, hand: [1] }));
  const told = shown.since(0, 0, 1, asView({ seen: { right: 2 }, hand: undefined }));
  expect(told).toBe('"change":{"seen":{"right":2}},"gone":["hand"]');
});

it('tells two who look the same text of what is the same, and each their own of the rest', () => {
  const shown = new Shown();
  for (const who of [0, 1]) shown.whole(who, 0, asView({ pile: [1], hand: [who] }));
  const told = [0, 1].map((who) => shown.since(who, 0, 1, asView({ pile: [1, 2], hand: [who, 9] })));
  expect(told).toEqual(['"change":{"pile":[1,2],"hand":[0,9]}', '"change":{"pile":[1,2],"hand":[1,9]}']);
  expect(shown.since(0, 1, 2, asView({ pile: [1, 2], hand: [1, 9] }))).toBe('"change":{"hand":[1,9]}');
});
