// What is wrong with the words on a screen, measured: words that are cut, that lie over each other or under something else,
// that are too small to read, or that make a page move sideways. Cards and pictures draw their own signs and are passed over.
import type { Page } from 'playwright-core';

/** Letters are a little lower than their line; so much of each line may be covered, in parts of its height. */
const SLACK = 0.2;

/** What is wrong with the words that are seen now, each in a line to read. `least`: the smallest size in CSS px. */
export function crowding(page: Page, least: number): Promise<readonly string[]> {
  return page.evaluate(
    ([smallest, slack]) => {
      interface Line {
        readonly box: DOMRect;
        readonly text: string;
        readonly element: Element;
      }
      const isOnlyHeard = (one: Element | null): boolean =>
        one !== null && (getComputedStyle(one).clipPath !== 'none' || isOnlyHeard(one.parentElement));
      const faults = new Set<string>();
      const lines: Line[] = [];
      const room = document.querySelector('dialog[open]') ?? document.body;
      const walker = document.createTreeWalker(room, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode;
        const text = node.textContent?.trim() ?? '';
        const element = node.parentElement;
        if (text === '' || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        if (element.closest('.card, svg, script, style, option')) continue;
        if (isOnlyHeard(element)) continue;
        const style = getComputedStyle(element);
        if (parseFloat(style.fontSize) < smallest - 0.05) faults.add(`small ${style.fontSize}: ${text}`);
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) if (box.width > 0) lines.push({ box, text, element });
      }
      const within = (line: Line): 'seen' | 'cut' | 'away' => {
        const { left, right, top, bottom, height } = line.box;
        for (let up: Element | null = line.element; up && up !== document.documentElement; up = up.parentElement) {
          const { overflowX, overflowY, display } = getComputedStyle(up);
          if (display === 'contents' || display === 'inline') continue;
          const box = up.getBoundingClientRect();
          if (overflowX !== 'visible' && (left < box.left - 1 || right > box.right + 1)) return 'cut';
          if (overflowY === 'visible') continue;
          const cut = Math.max(box.top - top, bottom - box.bottom);
          if (cut <= height * slack) continue;
          if (overflowY === 'auto' || overflowY === 'scroll' || up.querySelector('.talk')) return 'away';
          return 'cut';
        }
        return left < -1 || right > innerWidth + 1 ? 'cut' : top >= 0 && bottom <= innerHeight ? 'seen' : 'away';
      };
      const seen = lines.filter((line) => {
        const where = within(line);
        if (where === 'cut') faults.add(`cut: ${line.text}`);
        return where === 'seen';
      });
      // What scrolls away under the foot, or lies under the sheet of a hint, does so as it should.
      const layer = (one: Element): string =>
        one.closest('.talk') ? 'talk' : one.closest('.foot') ? 'foot' : 'ground';
      const uncovered = seen.filter(({ box, text, element }) => {
        const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        if (!hit || hit.contains(element) || element.contains(hit)) return true;
        if (layer(hit) === layer(element)) faults.add(`under ${hit.outerHTML.slice(0, 60)}: ${text}`);
        return false;
      });
      uncovered.forEach((one, at) => {
        for (const other of uncovered.slice(at + 1)) {
          if (one.element === other.element || layer(one.element) !== layer(other.element)) continue;
          const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
          const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
          if (wide > 1 && high > slack * Math.min(one.box.height, other.box.height))
            faults.add(`over each other: ${one.text} | ${other.text}`);
        }
      });
      for (const one of [document.documentElement, ...document.querySelectorAll('.felt, .ground, dialog[open]')])
        if (one.scrollWidth > one.clientWidth + 1)
          faults.add(`sideways ${one.tagName}.${one.className}: ${one.scrollWidth} in ${one.clientWidth}`);
      return [...faults];
    },
    [least, SLACK] as const,
  );
}

/** What can be pressed at a table and cannot be come to: no scrolling brings it out from under something else. Under the sheet of a hint piles and others may lie. */
export function unreachable(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const room = document.querySelector('dialog[open]') ?? document.body;
    const all = [...room.querySelectorAll<HTMLElement>('button, a[href]:not([href="#main"]), input, select, summary')];
    return all
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 1)
      .flatMap((one) => {
        // Away from the edges, where the foot of a table lies over what scrolls.
        one.scrollIntoView({ block: 'center', inline: 'nearest' });
        const { left, top, width, height } = one.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        if (hit && (one.contains(hit) || (one.closest('.far') && hit.closest('.talk')))) return [];
        return `${one.outerHTML.slice(0, 90)} lies under ${hit?.outerHTML.slice(0, 60) ?? 'the edge'}`;
      });
  });
}

/** Which of these are not there, cut off, or under something else. */
export const hidden = (page: Page, needed: readonly string[]): Promise<string[]> =>
  page.evaluate(
    (all) =>
      all.filter((selector) => {
        const found = [...document.querySelectorAll(selector)];
        return (
          found.length === 0 ||
          !found.every((one) => {
            const { left, top, width, height } = one.getBoundingClientRect();
            return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
          })
        );
      }),
    needed,
  );
