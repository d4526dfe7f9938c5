// What a learner has half built is there after a reload, and goes with the lesson (expectation 10).
import { games } from '@cardinal/games';
import { lessons } from '@cardinal/games/lessons';
import { expect, it } from 'vitest';
import { memoryShelf } from '../session/shelf.ts';
import { LessonSession } from './lesson-session.ts';

const [game, lesson] = await Promise.all([games.mathmasters.load(), lessons['mathmasters']!.load()]);
const names = ['Ada', 'Bo', 'Cam'];

it('E10 keeps what is half built over a reload, where the acts before it are kept too', () => {
  const shelf = memoryShelf();
  const first = new LessonSession(game, lesson, names, shelf);
  first.read();
  first.draft = 'half a set';
  const later = new LessonSession(game, lesson, names, shelf);
  expect([later.at, later.draft]).toEqual([1, 'half a set']);
  later.draft = null;
  expect(new LessonSession(game, lesson, names, shelf).draft).toBeNull();
});

it('E10 keeps what is half built before the first act, too', () => {
  const shelf = memoryShelf();
  new LessonSession(game, lesson, names, shelf).draft = 'half a set';
  expect(new LessonSession(game, lesson, names, shelf).draft).toBe('half a set');
});

it('a lesson begun anew, ended, or whose kept acts do not follow any more has nothing half built', () => {
  const shelf = memoryShelf();
  const first = new LessonSession(game, lesson, names, shelf);
  first.draft = 'half a set';
  first.forget();
  expect(new LessonSession(game, lesson, names, shelf).draft).toBeNull();

  while (first.step) first.doIt();
  expect(shelf.names('cardinal.lesson')).toEqual([]);

  const other = memoryShelf();
  new LessonSession(game, lesson, names, other).draft = 'half a set';
  other.write('cardinal.lesson.mathmasters', '["go-on"]');
  expect(new LessonSession(game, lesson, names, other).draft).toBeNull();
  expect(other.names('cardinal.lesson')).toEqual([]);
});
