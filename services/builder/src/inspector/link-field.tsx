import { outlineOf, type SiteSpec, type SpecError } from '@sitewright/site-spec';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useFilter } from 'react-aria-components/Autocomplete';
import { Button } from 'react-aria-components/Button';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import { useEditorState, useWorkbench } from '../editor/editor-context.ts';
import { useNames, useWords } from '../words/words.tsx';

interface Props {
  path: string;
  label: string;
  value: string;
  onLink(href: string): SpecError | undefined;
}

/** Where something leads: typed as an address, or chosen among the pages and parts of the project. */
export default function LinkField({ path, label, value, onLink }: Props) {
  const words = useWords().link;
  const { kindName } = useNames();
  const { spec } = useEditorState();
  const { mayEdit, page } = useWorkbench();
  const { contains } = useFilter({ sensitivity: 'base' });
  const [draft, setDraft] = useState<string>();
  const [refused, setRefused] = useState(false);
  const typed = draft ?? value;
  const places = placesIn(spec, path, page, kindName);
  const found =
    draft === undefined ? places : places.filter(({ text, href }) => contains(`${text} ${href}`, draft));
  const set = (href: string) => {
    const error = onLink(href);
    setRefused(error !== undefined);
    setDraft(error === undefined ? undefined : href);
  };
  return (
    <ComboBox
      className="field"
      allowsCustomValue
      menuTrigger="focus"
      isReadOnly={!mayEdit}
      isInvalid={refused}
      items={found}
      inputValue={typed}
      selectedKey={places.some(({ href }) => href === typed) ? typed : null}
      onInputChange={(next) => next !== typed && set(next)}
      onSelectionChange={(href) => href !== null && href !== typed && set(String(href))}
      onBlur={() => {
        setDraft(undefined);
        setRefused(false);
      }}
    >
      <Label>{label}</Label>
      <span className="link-field">
        <Input dir="ltr" />
        <Button className="icon-button" aria-label={words.choose}>
          <ChevronDown aria-hidden="true" />
        </Button>
      </span>
      <Text slot="description" className={refused ? 'field-error' : 'hint'}>
        {refused ? words.refused : words.hint}
      </Text>
      <Popover className="popover link-places">
        <ListBox className="list-box">
          {({ href, text }: (typeof places)[number]) => (
            <ListBoxItem id={href} textValue={href} className="list-item">
              <span dir="auto">{text}</span>
              <small dir="ltr">{href}</small>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}

/** Where a link of this project can lead: its pages, and the parts of the page that it stands on. */
function placesIn(spec: SiteSpec, path: string, page: string, kindName: (kind: string) => string) {
  const pages = spec.buildType === 'website' ? spec.content.pages : [];
  // What stands on every page says on which of them a part is.
  const isOnPage = /^\/content\/pages\//.test(path) || pages.length < 2;
  const parts = outlineOf(spec, page).map(({ id, text, kind }) => ({
    href: `${isOnPage ? '' : page}#${id}`,
    text: text || kindName(kind),
  }));
  return [...pages.map((one) => ({ href: one.path, text: one.title })), ...parts];
}
