// Sheets of faces for online tables, and the files of text that make decks of them.
import { CARD_SIZES } from '../geometry/paper.ts';
import { scaled } from '../drawing/matrix.ts';
import { group, type Shape } from '../drawing/shapes.ts';
import type { PrintCard, PrintDeck } from '../page/deck.ts';
import type { Picture, PictureSet } from './picture.ts';
import type { Target, TargetName } from './targets.ts';

type Sheets = Extract<Target, { readonly kind: 'sheets' }>;

/** One sheet with the cards on it and the names of its pictures. */
interface Sheet {
  readonly name: string;
  readonly cards: readonly PrintCard[];
  readonly front: string;
  readonly back: string;
  /** Whether cards have backs of their own, which then stand on a sheet as the fronts do. */
  readonly ownBacks: boolean;
}

/** The sheets of a deck. On the last cell of a Tabletop Simulator sheet stands the back: it is what others see of a hand. */
export function sheetsOf(
  deck: PrintDeck,
  target: Sheets,
  name: TargetName,
  draw: Readonly<Record<'front' | 'back', (card: PrintCard) => readonly Shape[]>>,
  home: string,
): PictureSet {
  const sheets: Sheet[] = [];
  for (let from = 0; from < deck.cards.length; from += target.most) {
    const cards = deck.cards.slice(from, from + target.most);
    const called = deck.cards.length > target.most ? `${deck.id}-${sheets.length + 1}` : deck.id;
    const ownBacks = new Set(cards.map(({ back }) => back.id)).size > 1;
    sheets.push({ name: called, cards, front: `${called}-front.png`, back: `${called}-back.png`, ownBacks });
  }
  const pictures = sheets.flatMap((sheet): Picture[] => {
    const [first] = sheet.cards;
    const fronts = sheet.cards.map((card) => draw.front(card));
    const last = target.columns * target.rows - 1;
    const hidden = first && target.most <= last ? [{ at: last, shapes: draw.back(first) }] : [];
    const one = first ? draw.back(first) : [];
    return [
      pictureOf(
        sheet.front,
        [...fronts.map((shapes, at) => ({ at, shapes })), ...hidden],
        target,
        target.columns,
        target.rows,
      ),
      sheet.ownBacks
        ? pictureOf(
            sheet.back,
            sheet.cards.map((card, at) => ({ at, shapes: draw.back(card) })),
            target,
            target.columns,
            target.rows,
          )
        : pictureOf(sheet.back, [{ at: 0, shapes: one }], target, 1, 1),
    ];
  });
  const texts =
    name === 'tts'
      ? [{ file: `${deck.id}-tts.json`, text: JSON.stringify(simulatorDeck(deck, sheets, target, home), null, 2) }]
      : sheets.map((sheet) => ({
          file: `${sheet.name}-ttp.json`,
          text: JSON.stringify(playgroundDeck(deck, sheet, target), null, 2),
        }));
  return { pictures, texts };
}

function pictureOf(
  file: string,
  cells: readonly { readonly at: number; readonly shapes: readonly Shape[] }[],
  target: Sheets,
  columns: number,
  rows: number,
): Picture {
  const card = CARD_SIZES[target.card];
  const [w, h] = target.pixels;
  const shapes = cells.map(({ at, shapes: face }) =>
    group(scaled(w / card.w, (at % columns) * w, Math.floor(at / columns) * h), face, { x: 0, y: 0, ...card }),
  );
  return { file, pixels: [columns * w, rows * h], view: { x: 0, y: 0, w: columns * w, h: rows * h }, shapes };
}

/** What a saved object leaves empty of a save. */
const NO_SAVE = {
  SaveName: '',
  GameMode: '',
  Date: '',
  Table: '',
  Sky: '',
  Note: '',
  Rules: '',
  PlayerTurn: '',
  LuaScript: '',
  LuaScriptState: '',
  XmlUI: '',
  TabStates: {},
} as const;

/** A saved object of Tabletop Simulator: a save whose outer fields are empty. Names of pictures without an address it seeks in its own folder Mods/Images. */
function simulatorDeck(deck: PrintDeck, sheets: readonly Sheet[], { columns, rows }: Sheets, home: string) {
  const customDeck = Object.fromEntries(
    sheets.map(({ front, back, ownBacks }, i) => [
      String(i + 1),
      {
        FaceURL: home + front,
        BackURL: home + back,
        NumWidth: columns,
        NumHeight: rows,
        BackIsHidden: true,
        UniqueBack: ownBacks,
        Type: 0,
      },
    ]),
  );
  const cards = sheets.flatMap((sheet, i) =>
    sheet.cards.map(({ front }, at) => ({ id: (i + 1) * 100 + at, name: front.alt, sheet: i + 1 })),
  );
  const transform = { posX: 0, posY: 1, posZ: 0, rotX: 0, rotY: 180, rotZ: 180, scaleX: 1, scaleY: 1, scaleZ: 1 };
  return {
    ...NO_SAVE,
    ObjectStates: [
      {
        Name: 'DeckCustom',
        Transform: transform,
        Nickname: deck.title,
        DeckIDs: cards.map(({ id }) => id),
        CustomDeck: customDeck,
        ContainedObjects: cards.map(({ id, name, sheet }) => ({
          Name: 'Card',
          Transform: transform,
          Nickname: name,
          CardID: id,
          CustomDeck: { [sheet]: customDeck[sheet] },
        })),
      },
    ],
  };
}

/** A card template of Tabletop Playground: a back index of -2 names one picture for all backs, -3 a sheet of them; hidden cards show their back (-3). */
function playgroundDeck(deck: PrintDeck, sheet: Sheet, { columns, rows, card }: Sheets) {
  const { w, h } = CARD_SIZES[card];
  const black = { R: 0, G: 0, B: 0 };
  return {
    Type: 'Card',
    GUID: guidOf(sheet.name),
    Name: deck.title,
    Metadata: '',
    CollisionType: 'Regular',
    Friction: 0.7,
    Restitution: 0,
    Density: 0.5,
    SurfaceType: 'Cardboard',
    Roughness: 1,
    Metallic: 0,
    PrimaryColor: { R: 255, G: 255, B: 255 },
    SecondaryColor: black,
    Flippable: true,
    AutoStraighten: false,
    ShouldSnap: true,
    ScriptName: '',
    Blueprint: '',
    Models: [],
    Collision: [],
    SnapPointsGlobal: false,
    SnapPoints: [],
    ZoomViewDirection: { X: 0, Y: 0, Z: 0 },
    FrontTexture: sheet.front,
    BackTexture: sheet.back,
    HiddenTexture: '',
    BackIndex: sheet.ownBacks ? -3 : -2,
    HiddenIndex: -3,
    NumHorizontal: columns,
    NumVertical: rows,
    Width: w / 10,
    Height: h / 10,
    Thickness: 0.05,
    HiddenInHand: true,
    UsedWithCardHolders: true,
    CanStack: true,
    UsePrimaryColorForSide: false,
    FrontTextureOverrideExposed: false,
    AllowFlippedInStack: false,
    MirrorBack: true,
    Model: 'Rounded',
    Indices: sheet.cards.map((_, at) => at),
    CardNames: Object.fromEntries(sheet.cards.map(({ front }, at) => [at, front.alt])),
    CardMetadata: {},
    CardTags: {},
  };
}

/** 32 hexadecimal digits that are the same for the same name. */
function guidOf(name: string): string {
  let hash = 0x811c9dc5;
  let digits = '';
  for (let round = 0; digits.length < 32; round++) {
    for (const sign of `${name}/${round}`) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
    digits += hash.toString(16).padStart(8, '0');
  }
  return digits.toUpperCase();
}
