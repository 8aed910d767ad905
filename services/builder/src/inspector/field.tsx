import { COLOR_ROLES, findAt, richTextSchema, type SiteSpec } from '@sitewright/site-spec';
import { Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { z } from 'zod';
import { useEditorState, useWorkbench } from '../editor/editor-context.ts';
import { plainText } from '../editor/plain-value.ts';
import { Button } from '../shell/button.tsx';
import { Choice } from '../shell/choice.tsx';
import { askFor } from '../spec/answers.ts';
import { tableAt } from '../spec/commands/edit-table.ts';
import { setAlt } from '../spec/commands/set-alt.ts';
import { setValue } from '../spec/commands/set-value.ts';
import type { Command } from '../spec/invert.ts';
import { freshIn } from '../spec/nodes.ts';
import { memberTemplates } from '../spec/part-templates.ts';
import { isOptional, schemaAt } from '../spec/schema-at.ts';
import { useNames, useWords } from '../words/words.tsx';
import { ChartField } from './chart-field.tsx';
import { kindOf } from './field-kind.ts';
import { fromTyped, toTyped } from './marked-text.ts';
import { NodeList } from './node-list.tsx';
import { Sheet } from './sheet.tsx';
import { TextInput } from './text-input.tsx';

const IconField = lazy(() => import('./icon-field.tsx'));
const LinkField = lazy(() => import('./link-field.tsx'));

interface Props {
  path: string;
  name: string;
  schema: z.core.$ZodType;
}

/** One field, with the widget of its kind. */
export function Field({ path, name, schema }: Props) {
  const words = useWords().editor;
  const { fieldName, kindName, optionName } = useNames();
  const { spec } = useEditorState();
  const { write, mayEdit } = useWorkbench();
  const value = findAt(spec, path);
  const found = kindOf(name, schema);
  if (found === undefined) return null;
  const label = fieldName(name);
  const optional = isOptional(schema);
  const set = (next: unknown) => write((now) => setValue(now, path, next));
  const none = { value: '', text: words.none };
  const pick = (options: { value: string; text: string }[]) => (
    <Choice
      label={label}
      isDisabled={!mayEdit}
      value={typeof value === 'string' ? value : ''}
      options={optional ? [none, ...options] : options}
      onChange={(next) => set(next === '' ? undefined : next)}
    />
  );
  switch (found.kind) {
    case 'text':
    case 'address':
      return (
        <TextInput
          path={path}
          label={label}
          value={plainText(value)}
          isLong={found.kind === 'text' && found.isLong}
          onText={(text) => set(text === '' && optional ? undefined : text)}
        />
      );
    case 'rich': {
      const parsed = richTextSchema.safeParse(value);
      return (
        <TextInput
          path={path}
          label={label}
          hint={words.richHint}
          value={parsed.success ? toTyped(parsed.data) : ''}
          isLong
          onText={(text) => set(text === '' && optional ? undefined : fromTyped(text))}
        />
      );
    }
    case 'number':
      return (
        <TextInput
          path={path}
          label={label}
          value={value === undefined ? '' : String(value)}
          isLong={false}
          isSmall
          onText={(text) =>
            set(text.trim() === '' ? (optional ? undefined : 0) : Number(text.replace(',', '.')))
          }
        />
      );
    case 'switch':
      return (
        <label className="switch">
          <input
            type="checkbox"
            checked={value === true}
            disabled={!mayEdit}
            onChange={(event) => set(event.target.checked ? true : optional ? undefined : false)}
          />
          {label}
        </label>
      );
    case 'choice':
      return pick(found.options.map((option) => ({ value: option, text: optionName(option) })));
    case 'color':
      return pick(COLOR_ROLES.map((role) => ({ value: role, text: optionName(role) })));
    case 'link':
      return (
        <Suspense>
          <LinkField
            key={path}
            path={path}
            label={label}
            value={plainText(value)}
            onLink={(href) => set(href === '' && optional ? undefined : href)}
          />
        </Suspense>
      );
    case 'icon':
      return (
        <Suspense>
          <IconField label={label} value={plainText(value)} isOptional={optional} onIcon={set} />
        </Suspense>
      );
    case 'chart':
      return <ChartField path={path} />;
    case 'asset':
      return (
        <>
          {pick(
            spec.assets.map(({ id, alt, kind }, index) => ({
              value: id,
              text: alt ?? `${kindName(kind)} ${index + 1}`,
            })),
          )}
          <AltText id={value} />
        </>
      );
    case 'list':
      return <NodeList path={path} name={name} label={label} />;
    case 'group':
      if (value === undefined) return <AddGroup path={path} name={name} label={label} />;
      return (
        <fieldset className="field-group">
          <legend>{label}</legend>
          <Fields path={path} />
        </fieldset>
      );
  }
}

/** A price or a button that a part does not have yet. */
function AddGroup({ path, name, label }: { path: string; name: string; label: string }) {
  const words = useWords();
  const { run, mayEdit } = useWorkbench();
  const value = memberTemplates(words.templates)[name];
  if (value === undefined || !mayEdit) return null;
  const give = (now: SiteSpec): Command => ({
    label: 'add',
    operations: [
      { op: 'add', path, value: freshIn(now, value) },
      ...askFor(now, path.slice(0, path.lastIndexOf('/')), name),
    ],
  });
  return (
    <Button look="quiet" onPress={() => run(give)}>
      <Plus aria-hidden="true" />
      {words.editor.addNamed(label)}
    </Button>
  );
}

/** What a picture says to who does not see it. */
function AltText({ id }: { id: unknown }) {
  const words = useWords().editor;
  const { spec } = useEditorState();
  const { write } = useWorkbench();
  const index = spec.assets.findIndex((asset) => asset.id === id);
  const asset = spec.assets[index];
  if (asset === undefined) return null;
  return (
    <TextInput
      path={`/assets/${index}/alt`}
      label={words.alt}
      hint={words.altHint}
      value={asset.alt ?? ''}
      isLong={false}
      onText={(text) => write((now) => setAlt(now, `/assets/${index}`, text))}
    />
  );
}

/** All members of an object that are edited by hand. */
export function Fields({ path }: { path: string }) {
  const { spec } = useEditorState();
  const schema = schemaAt(spec, path);
  if (!(schema instanceof z.ZodObject)) return null;
  return (
    <>
      {inOrder(Object.entries(schema.shape)).map(([name, member]) => (
        <Field key={name} path={`${path}/${name}`} name={name} schema={member} />
      ))}
      {tableAt(spec, path) !== undefined && <Sheet path={path} />}
    </>
  );
}

/** What a part says comes first, what stands in it next, and how it is shown last. */
const inOrder = (members: readonly [string, z.core.$ZodType][]): readonly [string, z.core.$ZodType][] =>
  members.toSorted(([a, one], [b, other]) => weightOf(b, other) - weightOf(a, one));

function weightOf(name: string, member: z.core.$ZodType): number {
  if (['title', 'name', 'question', 'term', 'label'].includes(name)) return 5;
  if (name === 'text') return 4;
  const kind = kindOf(name, member)?.kind;
  if (kind === 'text' || kind === 'rich') return 3;
  if (name === 'price' || name === 'items') return 2;
  return kind === 'list' ? 1 : 0;
}
