// German messages of the settings. Short words: a child of eight reads them.
import type { PageWords } from './ui-words.ts';

/** What the settings say in German. */
export const settingsDe: PageWords['settings'] = {
  pageTitle: 'Einstellungen',
  title: 'Einstellungen',
  kept: 'Sie bleiben nur auf diesem Gerät.',
  notKept: 'Dieser Browser merkt sich nichts, darum gelten sie, bis du die Seite schließt.',
  reset: 'Alles wieder wie am Anfang',
  groups: {
    look: 'Wie es aussieht',
    cards: 'Karten und Zeichen',
    help: 'Hilfe beim Spielen',
    play: 'Wie es sich spielt',
    keys: 'Tasten am Tisch',
  },
  ownKeys: {
    note: 'Drücke auf ein Feld, dann die gewünschten Tasten. Die Rücktaste schaltet eine ab.',
    off: 'keine',
    usual: 'Wieder die üblichen Tasten',
    acts: {
      main: 'Das Wichtigste tun',
      hand: 'Zu meinen Karten',
      acts: 'Zu dem, was ich tun kann',
      hint: 'Um einen Tipp bitten',
      say: 'Noch einmal sagen, wie es steht',
    },
    problems: {
      page: 'Diese Tasten braucht die Seite überall.',
      browser: 'Diese Tasten braucht der Browser.',
      reader: 'Diese Tasten brauchen Vorleseprogramme: Nimm eine mit Alt oder Strg oder eine F-Taste.',
      twice: 'Eine andere Zeile hat diese Tasten schon.',
    },
    fixed:
      'Das geht immer: Tab geht weiter, Pfeile gehen von Karte zu Karte, Eingabe und Leertaste drücken, Escape schließt. Auf deinen Karten schreiben Ziffern und Zeichen eine Rechnung, die Rücktaste nimmt den letzten Teil zurück.',
    replay:
      'Wo eine Partie noch einmal angesehen wird: Die Pfeile nach links und rechts gehen Schritt für Schritt, Pos1 und Ende an ihre Enden, die Leertaste spielt ab und hält an, Bild auf und Bild ab gehen zu wichtigen Momenten.',
  },
  items: {
    theme: {
      label: 'Raum',
      explain: 'Hell wie Papier oder dunkel für den Abend.',
      values: { system: 'Wie mein Gerät', light: 'Hell', dark: 'Dunkel' },
    },
    motion: {
      label: 'Bewegung',
      explain: 'Ob Karten gleiten oder einfach da sind.',
      values: { system: 'Wie mein Gerät', full: 'Karten gleiten', reduced: 'Alles bleibt ruhig' },
    },
    font: {
      label: 'Buchstaben',
      explain: 'Überall unterscheiden sich 1 und l, 6 und 9; nimm die, die du am besten liest.',
      values: { house: 'Unsere: Atkinson Hyperlegible', system: 'Die meines Geräts', wide: 'Breite Buchstaben' },
    },
    spacing: {
      label: 'Platz zwischen Buchstaben',
      explain: 'Mehr Abstand hilft manchen beim Lesen.',
      values: { normal: 'Normal', wide: 'Weit' },
    },
    contrast: {
      label: 'Kontrast',
      explain: 'Kräftigere Linien und dunklere kleine Schrift.',
      values: { system: 'Wie mein Gerät', more: 'Stark' },
    },
    textCards: { label: 'Schlichte Karten', explain: 'Nur die Zahl oder der Name, ohne Punkte und Bilder.' },
    signs: {
      label: 'Zeichen für Mal und Geteilt',
      explain: 'Wie Rechnungen für dich geschrieben werden.',
      values: { language: 'Wie in meiner Sprache', cross: '× und ÷', dot: '· und :', colon: '× und :' },
    },
    liveValue: { label: 'Zwischenwert zeigen', explain: 'Was deine Rechnung ergibt, während du sie baust.' },
    hints: { label: 'Tipps anbieten', explain: 'Ein Knopf, der Schritt für Schritt hilft, jedes Mal etwas mehr.' },
    confirm: {
      label: 'Vorher nachfragen',
      explain: 'Fragt noch einmal vor einem Zug, der sich nicht zurücknehmen lässt.',
      values: { auto: 'Auf Touchscreens', on: 'Immer', off: 'Nie' },
    },
    input: {
      label: 'Wie man eine Karte spielt',
      explain: 'Drücken geht immer, mit Finger, Maus oder Taste.',
      values: {
        any: 'Drücken, tippen oder ziehen',
        tap: 'Nur drücken',
        type: 'Drücken oder tippen',
        drag: 'Drücken oder ziehen',
      },
    },
    keys: {
      label: 'Eigene Tasten',
      explain: 'Die Tasten unten, und Zeichen, die du auf deinen Karten tippst. Tab, Eingabe und Pfeile gehen immer.',
    },
    sound: { label: 'Ton', explain: 'Leise Töne in allen Spielen. Nichts wird nur durch Töne gesagt.' },
    warnings: { label: 'Uhren warnen', explain: 'Bei 60, 30 und 10 Sekunden, mit Farbe und in Worten.' },
    timeFactor: {
      label: 'Zeit, wenn ich allein spiele',
      explain:
        'Wie viel länger Uhren an einem Tisch laufen, an dem nur du ein Mensch bist. Es steht in der Aufzeichnung.',
      values: {
        '1': 'Die übliche Zeit',
        '2': '2-mal so lang',
        '3': '3-mal so lang',
        '5': '5-mal so lang',
        '10': '10-mal so lang',
      },
    },
    pace: {
      label: 'Tempo der Bots',
      explain: 'Wie lange Bots für einen Zug brauchen.',
      values: { calm: 'Wie Menschen', brisk: 'Zügig', instant: 'Sofort' },
    },
    lang: { label: 'Sprache', explain: 'Der Seite und der Karten.' },
  },
};
