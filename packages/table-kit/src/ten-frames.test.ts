import { describe, expect, it } from 'vitest';
import { tenFrames } from './ten-frames.ts';

const dots = (path: string): number => path.split('z').length - 1;

describe('ten-frames', () => {
  it('count out every number of a deck', () => {
    for (let value = 0; value <= 25; value++) {
      const { filled, open } = tenFrames(value);
      expect(dots(filled)).toBe(value);
      expect((dots(filled) + dots(open)) % 10).toBe(0);
      expect(dots(open)).toBeLessThanOrEqual(value === 0 ? 10 : 9);
    }
  });

  it('stay inside their box', () => {
    expect(tenFrames(7).width).toBe(5);
    expect(tenFrames(11).width).toBe(10.6);
    expect(tenFrames(25).width).toBe(16.2);
  });
});
