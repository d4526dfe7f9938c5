// The first games of all games, for the page only: fetched when somebody wants to learn one.
import type { Lesson, LessonEntry, LessonWords } from './lesson.ts';

export type { Lesson, LessonStep } from './lesson.ts';

const loads = import.meta.glob<Lesson>('./*/lesson.ts', { import: 'lesson' });
const words = import.meta.glob<LessonWords>('./*/words/lesson-*.ts', { import: 'lesson' });

const gameOf = (path: string): string => path.split('/')[1] ?? path;

/** By game id: its first game, found in its folder; a game without a lesson has no line here. */
export const lessons: Readonly<Record<string, LessonEntry>> = Object.fromEntries(
  Object.entries(loads).map(([path, load]) => [
    gameOf(path),
    {
      load,
      words: async (lang) => {
        const found = words[path.replace('lesson.ts', `words/lesson-${lang}.ts`)];
        if (!found) throw new Error(`no-lesson: ${gameOf(path)} in ${lang}`);
        return found();
      },
    },
  ]),
);
