// Spanish messages of the settings. Short words: a child of eight reads them.
import type { PageWords } from './ui-words.ts';

/** What the settings say in Spanish. */
export const settingsEs: PageWords['settings'] = {
  pageTitle: 'Ajustes',
  title: 'Ajustes',
  kept: 'Se guardan solo en este dispositivo.',
  notKept: 'Este navegador no guarda nada, así que duran hasta que cierres la página.',
  reset: 'Dejar todo como al principio',
  groups: {
    look: 'Aspecto',
    cards: 'Cartas y signos',
    help: 'Ayuda al jugar',
    play: 'Forma de jugar',
    keys: 'Teclas en la mesa',
  },
  ownKeys: {
    note: 'Pulsa un campo y después las teclas que quieras. Retroceso desactiva una.',
    off: 'ninguna',
    usual: 'Volver a las teclas normales',
    acts: {
      main: 'Hacer lo principal',
      hand: 'Ir a mis cartas',
      acts: 'Ir a lo que puedo hacer',
      hint: 'Pedir una pista',
      say: 'Decir otra vez cómo está el juego',
    },
    problems: {
      page: 'La página necesita estas teclas en todas partes.',
      browser: 'El navegador necesita estas teclas.',
      reader: 'Los lectores de pantalla necesitan estas teclas: elige una con Alt o Ctrl, o una tecla F.',
      twice: 'Otra línea ya tiene estas teclas.',
    },
    fixed:
      'Esto funciona siempre: Tab avanza, las flechas van de carta en carta, Intro y Espacio pulsan, Escape cierra. Sobre tus cartas, las cifras y los signos escriben una cuenta, y Retroceso quita la última parte.',
    replay:
      'Al volver a ver una partida: las flechas izquierda y derecha avanzan paso a paso, Inicio y Fin van a sus extremos, Espacio reproduce y para, Re Pág y Av Pág van a los momentos clave.',
  },
  items: {
    theme: {
      label: 'Ambiente',
      explain: 'Claro como el papel u oscuro para la noche.',
      values: { system: 'Como mi dispositivo', light: 'Claro', dark: 'Oscuro' },
    },
    motion: {
      label: 'Movimiento',
      explain: 'Si las cartas se deslizan o simplemente aparecen.',
      values: { system: 'Como mi dispositivo', full: 'Las cartas se deslizan', reduced: 'Sin movimiento' },
    },
    font: {
      label: 'Letras',
      explain: 'En todas se distinguen 1 y l, 6 y 9; elige las que mejor leas.',
      values: {
        house: 'Las nuestras: Atkinson Hyperlegible',
        system: 'Las de mi dispositivo',
        wide: 'Letras anchas',
      },
    },
    spacing: {
      label: 'Espacio entre letras',
      explain: 'Más espacio ayuda a algunas personas a leer.',
      values: { normal: 'Normal', wide: 'Amplio' },
    },
    contrast: {
      label: 'Contraste',
      explain: 'Líneas más fuertes y letra pequeña más oscura.',
      values: { system: 'Como mi dispositivo', more: 'Fuerte' },
    },
    textCards: { label: 'Cartas sencillas', explain: 'Solo el número o el nombre, sin puntos ni dibujos.' },
    signs: {
      label: 'Signos de multiplicar y dividir',
      explain: 'Cómo se escriben las cuentas para ti.',
      values: { language: 'Como en mi idioma', cross: '× y ÷', dot: '· y :', colon: '× y :' },
    },
    liveValue: { label: 'Mostrar el resultado parcial', explain: 'Cuánto da tu cuenta mientras la construyes.' },
    hints: { label: 'Ofrecer pistas', explain: 'Un botón que ayuda paso a paso, cada vez un poco más.' },
    confirm: {
      label: 'Preguntar antes de decidir',
      explain: 'Pregunta otra vez antes de una jugada que no se puede deshacer.',
      values: { auto: 'En pantallas táctiles', on: 'Siempre', off: 'Nunca' },
    },
    input: {
      label: 'Cómo jugar una carta',
      explain: 'Pulsar funciona siempre, con dedo, ratón o tecla.',
      values: {
        any: 'Pulsar, escribir o arrastrar',
        tap: 'Solo pulsar',
        type: 'Pulsar o escribir',
        drag: 'Pulsar o arrastrar',
      },
    },
    keys: {
      label: 'Teclas propias',
      explain: 'Las teclas de abajo y lo que escribes sobre tus cartas. Tab, Intro y las flechas funcionan siempre.',
    },
    sound: { label: 'Sonido', explain: 'Sonidos suaves en todos los juegos. Nada se dice solo con sonido.' },
    warnings: { label: 'Los relojes avisan', explain: 'A los 60, 30 y 10 segundos, con color y con palabras.' },
    timeFactor: {
      label: 'Tiempo cuando juego en solitario',
      explain: 'Cuánto más duran los relojes en una mesa donde eres la única persona. Queda en el registro.',
      values: {
        '1': 'El tiempo normal',
        '2': '2 veces el tiempo normal',
        '3': '3 veces el tiempo normal',
        '5': '5 veces el tiempo normal',
        '10': '10 veces el tiempo normal',
      },
    },
    pace: {
      label: 'Ritmo de los bots',
      explain: 'Cuánto tardan los bots en cada jugada.',
      values: { calm: 'Como personas', brisk: 'Rápido', instant: 'Al instante' },
    },
    lang: { label: 'Idioma', explain: 'De la página y de las cartas.' },
  },
};
