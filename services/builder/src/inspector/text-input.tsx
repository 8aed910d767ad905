import type { SpecError } from '@sitewright/site-spec';
import { useEffect, useId, useRef, useState } from 'react';
import { useWorkbench } from '../editor/editor-context.ts';
import { useRefusal } from '../editor/refusal.ts';

interface TextProps {
  path: string;
  label: string;
  hint?: string;
  value: string;
  isLong: boolean;
  /** Two of them stand side by side. */
  isSmall?: boolean;
  onText(text: string): SpecError | undefined;
}

/** Keeps what is typed even where the specification cannot have it, with the reason beside it. */
export function TextInput({ path, label, hint, value, isLong, isSmall = false, onText }: TextProps) {
  const id = useId();
  const { selection, mayEdit } = useWorkbench();
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const refusalOf = useRefusal();
  const [draft, setDraft] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const isWanted = selection.field === path || selection.field?.startsWith(`${path}/`) === true;
  useEffect(() => {
    // Where the text is edited in place the frame has the focus, and keeps it.
    if (isWanted) input.current?.scrollIntoView({ block: 'nearest' });
  }, [isWanted]);
  const change = (text: string) => {
    const error = onText(text);
    setRefused(error === undefined ? undefined : refusalOf(error));
    setDraft(error === undefined ? undefined : text);
  };
  const shared = {
    ref: input,
    id,
    // A text stands as its own script is read, whatever the builder speaks.
    dir: 'auto',
    value: draft ?? value,
    readOnly: !mayEdit,
    'aria-invalid': refused !== undefined,
    'aria-describedby': `${id}-hint`,
    onBlur: () => {
      setDraft(undefined);
      setRefused(undefined);
    },
  };
  return (
    <div className={`field ${isWanted ? 'field-wanted' : ''} ${isSmall ? 'field-small' : ''}`}>
      <label htmlFor={id}>{label}</label>
      {isLong ? (
        <textarea {...shared} rows={3} onChange={(event) => change(event.target.value)} />
      ) : (
        <input {...shared} type="text" onChange={(event) => change(event.target.value)} />
      )}
      <span id={`${id}-hint`} className={refused === undefined ? 'hint' : 'field-error'}>
        {refused ?? hint}
      </span>
    </div>
  );
}
