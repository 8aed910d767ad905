import { Maximize2, Monitor, Moon, Smartphone, Sun, Tablet } from 'lucide-react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { Choice } from '../shell/choice.tsx';
import { useWords } from '../words/words.tsx';
import { useEditorState, useWorkbench } from './editor-context.ts';

export const WIDTHS = ['fit', 'desktop', 'tablet', 'phone'] as const;
export type Width = (typeof WIDTHS)[number];
const icons = { fit: Maximize2, desktop: Monitor, tablet: Tablet, phone: Smartphone };

interface Props {
  width: Width;
  onWidth(width: Width): void;
}

/** Which page is looked at, how wide, and in which scheme. */
export function StageTools({ width, onWidth }: Props) {
  const words = useWords().editor;
  const { spec } = useEditorState();
  const { page, showPage, scheme, setScheme } = useWorkbench();
  const pages =
    spec.buildType === 'website'
      ? spec.content.pages.map(({ path, title }) => ({ value: path, text: title, hint: path }))
      : [];
  const hasDark = spec.theme.tokens.dark !== undefined;
  return (
    <div className="stage-tools">
      {pages.length > 1 && (
        <Choice quiet label={words.page} value={page} options={pages} onChange={showPage} />
      )}
      <span className="spring" />
      <ToggleButtonGroup
        className="segments"
        aria-label={words.width}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[width]}
        onSelectionChange={(keys) => {
          const next = WIDTHS.find((one) => keys.has(one));
          if (next !== undefined) onWidth(next);
        }}
      >
        {WIDTHS.map((one) => {
          const Icon = icons[one];
          return (
            <TooltipTrigger key={one} delay={500}>
              <ToggleButton id={one} className="segment" aria-label={words.widths[one]}>
                <Icon aria-hidden="true" />
              </ToggleButton>
              <Tooltip className="tooltip" offset={6}>
                {words.widths[one]}
              </Tooltip>
            </TooltipTrigger>
          );
        })}
      </ToggleButtonGroup>
      {hasDark && (
        <ToggleButton
          className="icon-button"
          aria-label={words.scheme}
          isSelected={scheme === 'dark'}
          onChange={(dark) => setScheme(dark ? 'dark' : 'light')}
        >
          {scheme === 'dark' ? <Moon aria-hidden="true" /> : <Sun aria-hidden="true" />}
        </ToggleButton>
      )}
    </div>
  );
}
