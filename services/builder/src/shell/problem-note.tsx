import { TriangleAlert } from 'lucide-react';
import { type Problem, toProblem } from '../api/problem.ts';
import { useWords } from '../words/words.tsx';
import { Button } from './button.tsx';

/** A problem in plain words: ours for what a person can act on, the API's own for what is particular. */
export function useProblemText(): (problem: Problem) => string {
  const { problems } = useWords();
  const known: Partial<Record<string, string>> = problems;
  const particular = new Set(['invalid_request', 'revision_conflict', 'quota_exceeded', 'conflict']);
  return (problem) => {
    if (problem.status === 0) return problems.offline;
    if (particular.has(problem.code)) return problem.message;
    return known[problem.code] ?? problem.message;
  };
}

interface Props {
  error: unknown;
  retry?: (() => void) | undefined;
}

/** Says what went wrong and what to do. */
export function ProblemNote({ error, retry }: Props) {
  const words = useWords();
  const textOf = useProblemText();
  const problem = toProblem(error);
  // What is not there will not be there the next time.
  const again = problem.code === 'not_found' ? undefined : retry;
  return (
    <div className="note note-problem" role="alert">
      <TriangleAlert aria-hidden="true" />
      <div>
        <strong>{words.problems.title}</strong>
        <p>{textOf(problem)}</p>
        {again !== undefined && <Button onPress={again}>{words.tryAgain}</Button>}
      </div>
    </div>
  );
}
