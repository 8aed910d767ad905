import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../words/words.tsx';
import { Button } from './button.tsx';

/** Copies a text, and says that it did. */
export function CopyButton({ text }: { text: string }) {
  const words = useWords();
  const [copied, setCopied] = useState<string>();
  const isCopied = copied === text;
  return (
    <Button onPress={() => void navigator.clipboard.writeText(text).then(() => setCopied(text))}>
      {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      <span role="status">{isCopied ? words.copied : words.copy}</span>
    </Button>
  );
}
