import { findPointerOfId, outlineOf } from '@sitewright/site-spec';
import { Check, CircleCheck } from 'lucide-react';
import { useMemo } from 'react';
import { IconButton } from '../shell/button.tsx';
import { Empty } from '../shell/state.tsx';
import { isBelow } from '../spec/nodes.ts';
import { type ToCheck, toCheck } from '../spec/to-check.ts';
import { useNames, useWords } from '../words/words.tsx';
import { useEditorState, useWorkbench } from './editor-context.ts';

/** How much is left to check. */
export function useToCheck(): ToCheck[] {
  const { spec } = useEditorState();
  return useMemo(() => toCheck(spec), [spec]);
}

const KINDS = ['placeholder', 'link', 'contrast', 'request', 'warning'] as const;

/** What a person should look at before the project is public, each a click from its place. */
export function CheckPanel({ showTheme }: { showTheme(): void }) {
  const words = useWords();
  const { optionName } = useNames();
  const left = useToCheck();
  const { select } = useWorkbench();
  const placeOf = usePlaces();
  if (left.length === 0)
    return (
      <Empty title={words.publishing.ready} icon={<CircleCheck aria-hidden="true" />}>
        {words.publishing.readyText}
      </Empty>
    );
  return (
    <div className="check">
      <div>
        <strong>{words.publishing.left(left.length)}</strong>
        <p className="muted">{words.check.intro}</p>
      </div>
      {KINDS.map((kind) => {
        const own = left.filter((item) => item.kind === kind);
        if (own.length === 0) return null;
        return (
          <section key={kind} aria-label={words.check[kind]}>
            <h2>
              {words.check[kind]} <small>{own.length}</small>
            </h2>
            <ul>
              {own.map((item) => (
                <li key={item.key}>
                  <button
                    type="button"
                    disabled={item.id === undefined && item.kind !== 'contrast'}
                    onClick={() =>
                      item.kind === 'contrast'
                        ? showTheme()
                        : select({ id: item.id, field: item.field }, true)
                    }
                  >
                    <span dir="auto">
                      {item.weak === undefined
                        ? item.text
                        : words.theme.weak(
                            optionName(item.weak.foreground),
                            optionName(item.weak.background),
                          )}
                    </span>
                    {placeOf(item) !== undefined && <small>{placeOf(item)}</small>}
                    {item.status !== undefined && <small>{words.check.statuses[item.status]}</small>}
                    {item.detail !== undefined && <small>{item.detail}</small>}
                    {item.weak !== undefined && (
                      <small>{words.theme.ratio(item.weak.ratio, item.weak.needed)}</small>
                    )}
                  </button>
                  <SettleButton item={item} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

/** Where an item stands: on a slide by its number, else in a part by its heading, unless that is what the item says. */
function usePlaces(): (item: ToCheck) => string | undefined {
  const words = useWords().check;
  const { kindName } = useNames();
  const { spec } = useEditorState();
  const parts = useMemo(() => {
    const pages = spec.buildType === 'website' ? spec.content.pages.map(({ path }) => path) : ['/'];
    // The innermost part is the place: a layer before its frame.
    return pages.flatMap((page) => outlineOf(spec, page)).toReversed();
  }, [spec]);
  return ({ id, field, text }) => {
    const at = field ?? (id === undefined ? undefined : findPointerOfId(spec, id));
    const part = at === undefined ? undefined : parts.find(({ path }) => isBelow(at, path));
    if (part === undefined) return undefined;
    if (spec.buildType === 'slides') return words.slide(Number(part.path.split('/').at(-1)) + 1);
    return part.text === text ? kindName(part.kind) : part.text || kindName(part.kind);
  };
}

/** Takes the mark away: the owner has seen it, and it is right. */
function SettleButton({ item }: { item: ToCheck }) {
  const words = useWords();
  const { run, mayEdit } = useWorkbench();
  const { settle } = item;
  if (settle === undefined || !mayEdit) return null;
  return (
    <IconButton
      label={`${words.check.settle}: ${item.text}`}
      onPress={() => run(() => ({ label: 'settle', operations: settle }))}
    >
      <Check aria-hidden="true" />
    </IconButton>
  );
}
