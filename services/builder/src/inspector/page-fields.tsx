import type { Page } from '@sitewright/site-spec';
import { useId, useState } from 'react';
import { useEditorState, useWorkbench } from '../editor/editor-context.ts';
import { useRefusal } from '../editor/refusal.ts';
import { isInMenu, setInMenu, setPagePath } from '../spec/commands/pages.ts';
import { setValue } from '../spec/commands/set-value.ts';
import { typedAddress } from '../spec/page-address.ts';
import { useNames, useWords } from '../words/words.tsx';
import { TextInput } from './text-input.tsx';

/** What a page is called, where it is found, and what search engines are told. */
export function PageFields({ path, page }: { path: string; page: Page }) {
  const words = useWords().pages;
  const { fieldName } = useNames();
  const { spec } = useEditorState();
  const { run, write, mayEdit } = useWorkbench();
  const text = (name: string, label: string, value: string, isLong: boolean) => (
    <TextInput
      path={`${path}/${name}`}
      label={label}
      value={value}
      isLong={isLong}
      onText={(typed) => write((now) => setValue(now, `${path}/${name}`, typed))}
    />
  );
  return (
    <>
      {text('title', fieldName('title'), page.title, false)}
      <AddressField key={page.path} path={path} page={page} />
      <label className="switch">
        <input
          type="checkbox"
          checked={isInMenu(spec, path)}
          disabled={!mayEdit}
          onChange={(event) => run((now) => setInMenu(now, path, event.target.checked))}
        />
        {words.inMenu}
      </label>
      <fieldset className="field-group">
        <legend>{words.search}</legend>
        {text('seo/title', fieldName('title'), page.seo.title, false)}
        {text('seo/description', fieldName('description'), page.seo.description, true)}
      </fieldset>
    </>
  );
}

/** The address is another only when it is typed to its end: what leads there goes with it. */
function AddressField({ path, page }: { path: string; page: Page }) {
  const words = useWords().pages;
  const id = useId();
  const { spec } = useEditorState();
  const { write, showPage, mayEdit } = useWorkbench();
  const refusalOf = useRefusal();
  const [typed, setTyped] = useState(page.path);
  const [refused, setRefused] = useState<string>();
  const isRoot = page.path === '/';
  const keep = () => {
    const address = typedAddress(typed);
    setTyped(address);
    if (address === page.path) return setRefused(undefined);
    const isTaken =
      spec.buildType === 'website' && spec.content.pages.some((other) => other.path === address);
    if (isTaken) return setRefused(words.taken(address));
    const error = write((now) => setPagePath(now, path, address));
    setRefused(error === undefined ? undefined : refusalOf(error));
    if (error === undefined) showPage(address, page.id);
  };
  return (
    <div className="field">
      <label htmlFor={id}>{words.address}</label>
      <input
        id={id}
        type="text"
        dir="ltr"
        maxLength={120}
        readOnly={!mayEdit || isRoot}
        value={typed}
        aria-invalid={refused !== undefined}
        aria-describedby={`${id}-hint`}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key === 'Enter') keep();
          if (event.key === 'Escape') setTyped(page.path);
        }}
      />
      <span id={`${id}-hint`} className={refused === undefined ? 'hint' : 'field-error'}>
        {refused ?? (isRoot ? words.rootHint : words.addressHint)}
      </span>
    </div>
  );
}
