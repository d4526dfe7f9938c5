import { games } from '@cardinal/games';
import { describe, expect, it } from 'vitest';
import { effective, type Specs } from './options-form.ts';
import { moreTime } from './more-time.ts';

const specsOf = async (game: keyof typeof games): Promise<Specs> => (await games[game].load()).options.specs;

describe('more time for one who plays alone (expectation 36)', () => {
  it('multiplies a clock, or takes the next longer one there is', async () => {
    const rush = await specsOf('math-rush');
    expect(moreTime(rush, 1)).toEqual({});
    expect(moreTime(rush, 2)).toEqual({ minutes: '6' });
    expect(moreTime(rush, 3)).toEqual({ minutes: '10' });
    expect(moreTime(rush, 10)).toEqual({ minutes: '30' });
  });

  it('reaches no further than the option does, and matters only where a clock runs', async () => {
    const numsense = await specsOf('numsense');
    expect(moreTime(numsense, 10)).toEqual({ minutes: 100 });
    expect(effective(numsense, moreTime(numsense, 10))).toEqual({});
    expect(effective(numsense, { ...moreTime(numsense, 3), variant: 'ten-minutes' })).toMatchObject({ minutes: 30 });
  });

  it('changes nothing where there is no clock', async () => {
    for (const game of ['mathmasters', 'addition-mania', 'break-in'] as const)
      expect(moreTime(await specsOf(game), 10)).toEqual({});
  });
});
