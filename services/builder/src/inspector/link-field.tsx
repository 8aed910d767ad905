import { outlineOf, type SpecError } from '@sitewright/site-spec';
import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Text } from 'react-aria-components/Text';
import { TextField } from 'react-aria-components/TextField';
import { useEditorState, useWorkbench } from '../editor/editor-context.ts';
import { useNames, useWords } from '../words/words.tsx';

interface Props {
  path: string;
  label: string;
  value: string;
  onLink(href: string): SpecError | undefined;
}

/**
 * Where something leads: typed as an address, or chosen among the pages and parts of the project. Their list stands in
 * the panel, not over it, so that nothing need be hidden from who is read to while it is open.
 */
export default function LinkField({ path, label, value, onLink }: Props) {
  const words = useWords().link;
  const { mayEdit } = useWorkbench();
  const { contains } = useFilter({ sensitivity: 'base' });
  const { draft, refused, set, forget } = useDraft(onLink);
  const [isOpen, setOpen] = useState(false);
  const typed = draft ?? value;
  const places = usePlaces(path);
  const found =
    draft === undefined ? places : places.filter(({ text, href }) => contains(`${text} ${href}`, draft));
  const input = useRef<HTMLInputElement>(null);
  const reset = (opened: boolean) => {
    setOpen(opened);
    forget();
  };
  return (
    <Group
      className="field"
      aria-label={label}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && reset(false)}
    >
      <Autocomplete
        disableAutoFocusFirst
        inputValue={typed}
        onInputChange={(next) => {
          if (next === typed) return;
          setOpen(true);
          set(next);
        }}
      >
        <TextField
          className="field"
          isReadOnly={!mayEdit}
          isInvalid={refused}
          onFocus={() => setOpen(mayEdit)}
          onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
        >
          <Label>{label}</Label>
          <span className="link-field">
            <Input ref={input} dir="ltr" role="combobox" aria-expanded={isOpen} aria-haspopup="listbox" />
            <Button
              className="icon-button"
              aria-label={words.choose}
              isDisabled={!mayEdit}
              excludeFromTabOrder
              onPress={() => {
                reset(!isOpen);
                if (!isOpen) input.current?.focus();
              }}
            >
              <ChevronDown aria-hidden="true" />
            </Button>
          </span>
          <Text slot="description" className={refused ? 'field-error' : 'hint'}>
            {refused ? words.refused : words.hint}
          </Text>
        </TextField>
        {isOpen && found.length > 0 && (
          <Places
            items={found}
            choose={(href) => {
              set(href);
              setOpen(false);
            }}
          />
        )}
      </Autocomplete>
    </Group>
  );
}

/** What is typed that leads nowhere: it stays in the field, and the link as it was. */
function useDraft(onLink: Props['onLink']) {
  const [draft, setDraft] = useState<string>();
  const set = (href: string) => setDraft(onLink(href) === undefined ? undefined : href);
  return { draft, refused: draft !== undefined, set, forget: () => setDraft(undefined) };
}

interface LinkPlace {
  href: string;
  text: string;
}

function Places({ items, choose }: { items: readonly LinkPlace[]; choose(href: string): void }) {
  const words = useWords().link;
  return (
    <ListBox
      className="list-box link-places"
      aria-label={words.choose}
      items={items}
      onAction={(href) => choose(String(href))}
    >
      {({ href, text }) => (
        <ListBoxItem id={href} textValue={href} className="list-item">
          <span dir="auto">{text}</span>
          <small dir="ltr">{href}</small>
        </ListBoxItem>
      )}
    </ListBox>
  );
}

/** Where a link of this project can lead: its pages, and the parts of the page that it stands on. */
function usePlaces(path: string): LinkPlace[] {
  const { kindName } = useNames();
  const { spec } = useEditorState();
  const { page } = useWorkbench();
  const pages = spec.buildType === 'website' ? spec.content.pages : [];
  // What stands on every page says on which of them a part is.
  const isOnPage = /^\/content\/pages\//.test(path) || pages.length < 2;
  const parts = outlineOf(spec, page).map(({ id, text, kind }) => ({
    href: `${isOnPage ? '' : page}#${id}`,
    text: text || kindName(kind),
  }));
  return [...pages.map((one) => ({ href: one.path, text: one.title })), ...parts];
}
