import { findAt } from '@sitewright/site-spec';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useEditorState, useWorkbench } from '../editor/editor-context.ts';
import { plainText } from '../editor/plain-value.ts';
import { Button, IconButton } from '../shell/button.tsx';
import { insertNode } from '../spec/commands/insert-node.ts';
import { moveNode } from '../spec/commands/move-node.ts';
import { removeNode } from '../spec/commands/remove-node.ts';
import { idOf, isRecord } from '../spec/nodes.ts';
import { memberTemplates } from '../spec/part-templates.ts';
import { useNames, useWords } from '../words/words.tsx';

/** The elements of a list: each leads to its own fields. */
export function NodeList({ path, name: listName, label }: { path: string; name: string; label: string }) {
  const { editor: words, templates } = useWords();
  const { fieldName, kindName } = useNames();
  const { spec } = useEditorState();
  const { run, select, mayEdit } = useWorkbench();
  const list = findAt(spec, path);
  if (!Array.isArray(list) || !list.every((element) => idOf(element) !== undefined)) return null;
  const elements = list.filter(isRecord);
  const model = elements.at(-1) ?? memberTemplates(templates)[listName];
  if (model === undefined) return null;
  const add = (text: string) => (
    <Button look="quiet" onPress={() => run((now) => insertNode(now, path, elements.length, model))}>
      <Plus aria-hidden="true" />
      {text}
    </Button>
  );
  if (elements.length === 0) return mayEdit ? add(words.addNamed(label)) : null;
  return (
    <fieldset className="field-group">
      <legend>{label}</legend>
      <ul className="node-list">
        {elements.map((element, index) => {
          const kind = typeof element.type === 'string' ? kindName(element.type) : fieldName('item');
          const name = nameOf(element) || `${kind} ${index + 1}`;
          const at = `${path}/${index}`;
          return (
            <li key={idOf(element)}>
              <button type="button" onClick={() => select({ id: idOf(element) })}>
                {name}
              </button>
              {mayEdit && (
                <>
                  <IconButton
                    label={words.moveUp(name)}
                    isDisabled={index === 0}
                    onPress={() => run((now) => keep(moveNode(now, at, index - 1)))}
                  >
                    <ArrowUp aria-hidden="true" />
                  </IconButton>
                  <IconButton
                    label={words.moveDown(name)}
                    isDisabled={index === elements.length - 1}
                    onPress={() => run((now) => keep(moveNode(now, at, index + 1)))}
                  >
                    <ArrowDown aria-hidden="true" />
                  </IconButton>
                  <IconButton
                    label={words.removeNamed(name)}
                    onPress={() => run((now) => removeNode(now, at))}
                  >
                    <Trash2 aria-hidden="true" />
                  </IconButton>
                </>
              )}
            </li>
          );
        })}
      </ul>
      {mayEdit && add(words.addLike)}
    </fieldset>
  );
}

/** The list stays what is looked at. */
const keep = <T extends { focus?: string }>({ focus: _, ...command }: T) => command;

/** The words by which an element is known. */
export function nameOf(element: Record<string, unknown>): string {
  for (const name of [
    'title',
    'heading',
    'name',
    'label',
    'question',
    'text',
    'quote',
    'value',
    'term',
    'url',
  ]) {
    const text = plainText(element[name]);
    if (text !== '') return text.slice(0, 80);
  }
  return '';
}
