import icons from 'virtual:icon-set';
import { ChevronDown } from 'lucide-react';
import { createElement, useId, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { SearchField } from 'react-aria-components/SearchField';
import { useWorkbench } from '../editor/editor-context.ts';
import { useWords } from '../words/words.tsx';

/** So many are shown; the others are found by more letters. */
const mostShown = 56;

interface Props {
  label: string;
  /** The name of the icon; empty for none. */
  value: string;
  isOptional: boolean;
  onIcon(name: string | undefined): void;
}

/** An icon, chosen by its looks and found by what it stands for. */
export default function IconField({ label, value, isOptional, onIcon }: Props) {
  const words = useWords().icon;
  const { mayEdit } = useWorkbench();
  const id = useId();
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const choose = (name: string | undefined) => {
    setOpen(false);
    onIcon(name);
  };
  return (
    <div className="field">
      <span className="label" id={id}>
        {label}
      </span>
      <Button
        ref={setButton}
        className="select"
        aria-label={`${label}: ${value === '' ? words.none : value}`}
        aria-haspopup="dialog"
        isDisabled={!mayEdit}
        onPress={() => setOpen(true)}
      >
        <span className="icon-chosen">
          <Shapes name={value} />
          {value === '' ? words.none : asWords(value)}
        </span>
        <ChevronDown aria-hidden="true" />
      </Button>
      <Popover
        className="popover"
        aria-label={words.choose}
        triggerRef={{ current: button }}
        isOpen={isOpen}
        onOpenChange={setOpen}
        placement="bottom end"
      >
        <Chooser value={value} isOptional={isOptional} onIcon={choose} />
      </Popover>
    </div>
  );
}

const none = 'none';

function Chooser({ value, isOptional, onIcon }: Omit<Props, 'label'>) {
  const words = useWords().icon;
  const [sought, setSought] = useState('');
  const found = iconsFor(sought);
  return (
    <div className="icon-chooser">
      <Autocomplete inputValue={sought} onInputChange={setSought}>
        <SearchField className="field list-search" aria-label={words.find} autoFocus>
          <Input placeholder={words.hint} />
        </SearchField>
        <ListBox
          className="icon-grid"
          layout="grid"
          aria-label={words.choose}
          selectionMode="single"
          selectedKeys={value === '' ? [] : [value]}
          onSelectionChange={(keys) => {
            const [key] = keys === 'all' ? [] : [...keys];
            onIcon(key === undefined ? value : key === none ? undefined : String(key));
          }}
          renderEmptyState={() => <p className="list-empty">{words.nothing}</p>}
        >
          {isOptional && sought === '' && value !== '' && (
            <ListBoxItem id={none} className="list-item icon-none" textValue={words.none}>
              {words.none}
            </ListBoxItem>
          )}
          {found.map((name) => (
            <ListBoxItem
              key={name}
              id={name}
              className="icon-option"
              textValue={asWords(name)}
              aria-label={asWords(name)}
            >
              <Shapes name={name} />
            </ListBoxItem>
          ))}
        </ListBox>
      </Autocomplete>
    </div>
  );
}

const asWords = (name: string): string => name.replaceAll('-', ' ');
const shapesOf = new Map(icons.map(([name, , shapes]) => [name, shapes]));

/** What is offered before anybody has typed. */
const usual =
  `clock calendar phone mail map-pin message-circle globe users user heart star thumbs-up award shield-check lock
  check zap rocket lightbulb sparkles leaf flower sun moon house building store briefcase shopping-bag shopping-cart truck
  package gift credit-card euro percent wrench hammer paintbrush scissors utensils coffee croissant wheat wine cake car bike
  plane bed tree-pine mountain waves camera image music book-open graduation-cap pencil file-text chart-column trending-up
  target handshake baby dog cat stethoscope heart-pulse dumbbell smile palette monitor smartphone wifi cloud code recycle key
  search settings info`.split(/\s+/);

/** The icons of a word: those that are called so before those that stand for it. */
function iconsFor(sought: string): string[] {
  const word = sought.trim().toLowerCase();
  if (word === '') return usual.filter((name) => shapesOf.has(name)).slice(0, mostShown);
  const [named, meant]: [string[], string[]] = [[], []];
  for (const [name, words] of icons) {
    if (asWords(name).includes(word)) named.push(name);
    else if (words.includes(word)) meant.push(name);
  }
  return [...named.toSorted((a, b) => a.length - b.length), ...meant].slice(0, mostShown);
}

function Shapes({ name }: { name: string }) {
  const shapes = shapesOf.get(name);
  if (shapes === undefined) return null;
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {shapes.map(([tag, attributes]) =>
        createElement(tag, { ...attributes, key: JSON.stringify(attributes) }),
      )}
    </svg>
  );
}
