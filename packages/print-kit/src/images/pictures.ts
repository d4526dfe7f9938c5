// A deck as pictures for upload, as data: what is drawn on each, how large it is, what its file is called, and the files of
// text that online tables read. No cut line is ever on one. Drawing them to pixels is somebody else's work.
import type { Fonts } from '../fonts/fonts.ts';
import { CARD_SIZES } from '../geometry/paper.ts';
import type { Shape } from '../drawing/shapes.ts';
import { drawBack } from '../face/draw-back.ts';
import { drawFace } from '../face/draw-face.ts';
import type { CardStyle } from '../face/card-art.ts';
import type { PrintCard, PrintDeck } from '../page/deck.ts';
import type { Picture, PictureSet } from './picture.ts';
import { sheetsOf } from './sheets.ts';
import { DPI, TARGETS, viewOf, type TargetName } from './targets.ts';

/** The pictures of a deck for a target: a front for every card in the order of the deck, and a back for every front. `home` is where the pictures will lie, with a slash at its end, for Tabletop Simulator; empty: the names alone. */
export function pictureSet(deck: PrintDeck, name: TargetName, style: CardStyle, fonts: Fonts, home = ''): PictureSet {
  const target = TARGETS[name];
  const card = CARD_SIZES[target.card];
  const view = viewOf(target);
  const bleed = -Math.min(view.x, view.y);
  const front = ({ front: art }: PrintCard): Shape[] => drawFace(art, card, style, fonts, bleed);
  const back = ({ back: art }: PrintCard): Shape[] => drawBack(art, card, style, fonts);
  if (target.kind === 'sheets') return sheetsOf(deck, target, name, { front, back }, home);
  const digits = String(deck.cards.length).length;
  const pictures = deck.cards.flatMap((one, i): Picture[] => {
    const number = String(i + 1).padStart(digits, '0');
    return [
      { file: `${deck.id}-${number}-front.png`, pixels: target.pixels, view, dpi: DPI, shapes: front(one) },
      { file: `${deck.id}-${number}-back.png`, pixels: target.pixels, view, dpi: DPI, shapes: back(one) },
    ];
  });
  return { pictures, texts: [] };
}
