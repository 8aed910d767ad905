import type { Part } from '@sitewright/site-spec';
import { Plus } from 'lucide-react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { SearchField } from 'react-aria-components/SearchField';
import { insertNode } from '../spec/commands/insert-node.ts';
import { partTemplates } from '../spec/part-templates.ts';
import { useNames, useWords } from '../words/words.tsx';
import { useEditorState, useWorkbench } from './editor-context.ts';
import { PartIcon } from './part-icon.tsx';

/** So many kinds are seen at once. */
const mostWithoutSearch = 8;

/** Adds a part behind the one that is chosen, or at the end. */
export function AddPart({ after }: { after: Part | undefined }) {
  const words = useWords();
  const { kindName } = useNames();
  const { spec } = useEditorState();
  const { run, page, open, setOpen } = useWorkbench();
  const { contains } = useFilter({ sensitivity: 'base' });
  const templates = partTemplates(spec, words.templates);
  const names = Object.keys(templates);
  if (names.length === 0) return null;
  const add = (name: string) =>
    run((now) => {
      const { list, end } = placeIn(now, page);
      const inList =
        after?.path.startsWith(`${list}/`) === true && !after.path.slice(list.length + 1).includes('/');
      const index = inList && after !== undefined ? Number(after.path.slice(list.length + 1)) + 1 : end;
      return insertNode(now, list, index, templates[name]);
    });
  return (
    <MenuTrigger isOpen={open === 'add'} onOpenChange={(isOpen) => setOpen(isOpen ? 'add' : undefined)}>
      <Button
        className="button button-plain button-small"
        aria-keyshortcuts="/"
        aria-label={words.palette.add}
      >
        <Plus aria-hidden="true" />
        {words.editor.add}
      </Button>
      <Popover className="popover" placement="bottom start">
        <Autocomplete filter={contains}>
          {names.length > mostWithoutSearch && (
            <SearchField className="field list-search" aria-label={words.editor.findPart} autoFocus>
              <Input placeholder={words.editor.findPart} />
            </SearchField>
          )}
          <Menu
            className="list-box"
            aria-label={words.editor.add}
            onAction={(name) => add(String(name))}
            renderEmptyState={() => <p className="list-empty">{words.start.noMatchText}</p>}
          >
            {names.map((name) => (
              <MenuItem key={name} id={name} className="list-item list-item-icon" textValue={kindName(name)}>
                <PartIcon kind={name} />
                {kindName(name)}
              </MenuItem>
            ))}
          </Menu>
        </Autocomplete>
      </Popover>
    </MenuTrigger>
  );
}

function placeIn(
  spec: ReturnType<typeof useEditorState>['spec'],
  page: string,
): { list: string; end: number } {
  switch (spec.buildType) {
    case 'website': {
      const index = Math.max(
        0,
        spec.content.pages.findIndex(({ path }) => path === page),
      );
      return {
        list: `/content/pages/${index}/sections`,
        end: spec.content.pages[index]?.sections.length ?? 0,
      };
    }
    case 'slides':
      return { list: '/content/slides', end: spec.content.slides.length };
    case 'document':
      return { list: '/content/blocks', end: spec.content.blocks.length };
    case 'design':
      return { list: '/content/frames/0/layers', end: spec.content.frames[0]?.layers.length ?? 0 };
    case 'dataviz':
      return { list: '/content/charts', end: spec.content.charts.length };
  }
}
