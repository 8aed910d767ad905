import { taskOf } from './pool-task.ts';

/** The worker of the pool's tests. */
export default taskOf(({ word, forever }: { word: string; forever?: boolean }): string => {
  while (forever === true);
  if (word === 'fail') throw new Error('no such word');
  return word.toUpperCase();
});
