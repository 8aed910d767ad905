import { useWords } from '../words/words.tsx';
import { Button } from './button.tsx';

interface Props {
  pages: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage(): unknown };
  label?: string;
}

/** The way to the next page of a list, where there is one. */
export function MoreButton({ pages, label }: Props) {
  const words = useWords();
  if (!pages.hasNextPage) return null;
  return (
    <p className="centered">
      <Button onPress={() => void pages.fetchNextPage()} isPending={pages.isFetchingNextPage}>
        {label ?? words.more}
      </Button>
    </p>
  );
}
