interface Props {
  label: string;
  placeholder?: string;
  /** What is typed so far. */
  draft: string;
  onDraft: (draft: string | undefined) => void;
  onKeep: () => void;
}

/** The field that takes the place of a name while it is changed: Enter or leaving it keeps, Escape discards. */
export function NameField({ label, placeholder, draft, onDraft, onKeep }: Props) {
  return (
    <input
      type="text"
      className="editor-title-field"
      aria-label={label}
      placeholder={placeholder}
      maxLength={120}
      // biome-ignore lint/a11y/noAutofocus: the field stands where the button was that was pressed
      autoFocus
      value={draft}
      onFocus={(event) => event.target.select()}
      onChange={(event) => onDraft(event.target.value)}
      onBlur={onKeep}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onKeep();
        if (event.key === 'Escape') onDraft(undefined);
      }}
    />
  );
}
