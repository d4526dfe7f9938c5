// The first games of all games, for the page only: fetched when somebody wants to learn one.
import type { LessonEntry, LessonWords } from './lesson.ts';
import type { GameId } from './registry.ts';

export type { Lesson, LessonStep } from './lesson.ts';

const words = import.meta.glob<LessonWords>('./*/words/lesson-*.ts', { import: 'lesson' });

const entry = (game: GameId, load: LessonEntry['load']): LessonEntry => ({
  load,
  words: async (lang) => {
    const found = words[`./${game}/words/lesson-${lang}.ts`];
    if (!found) throw new Error(`no-lesson: ${game} in ${lang}`);
    return found();
  },
});

/** A lesson a game: a game without one fails the type check. */
export const lessons: Readonly<Record<GameId, LessonEntry>> = {
  numsense: entry('numsense', async () => (await import('./numsense/lesson.ts')).lesson),
  'break-in': entry('break-in', async () => (await import('./break-in/lesson.ts')).lesson),
  'math-rush': entry('math-rush', async () => (await import('./math-rush/lesson.ts')).lesson),
  mathmasters: entry('mathmasters', async () => (await import('./mathmasters/lesson.ts')).lesson),
  'addition-mania': entry('addition-mania', async () => (await import('./addition-mania/lesson.ts')).lesson),
};
