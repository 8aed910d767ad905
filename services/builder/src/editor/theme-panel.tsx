import { fontFamilies } from '@sitewright/site-render/browser';
import { COLOR_ROLES, type ColorRole } from '@sitewright/site-spec';
import { useState } from 'react';
import { Button } from '../shell/button.tsx';
import { Choice } from '../shell/choice.tsx';
import { setColor, setFont } from '../spec/commands/set-color.ts';
import { levelOf, pairs, ratioOf, weakPairs } from '../spec/contrast.ts';
import { useNames, useWords } from '../words/words.tsx';
import { useEditorState, useWorkbench } from './editor-context.ts';

const FONT_USES = ['heading', 'body', 'mono'] as const;

/** Colours with their contrast, and fonts. */
export default function ThemePanel() {
  const words = useWords().theme;
  const { optionName } = useNames();
  const { spec } = useEditorState();
  const { run, mayEdit, scheme, setScheme } = useWorkbench();
  const { color, dark, font } = spec.theme.tokens;
  const colors = scheme === 'dark' && dark !== undefined ? dark.color : color;
  const families = Object.keys(fontFamilies).toSorted();
  const weak = weakPairs(spec).filter((pair) => pair.scheme === scheme);
  return (
    <div className="theme">
      {dark !== undefined && (
        <Choice<'light' | 'dark'>
          label={words.scheme}
          value={scheme}
          options={[
            { value: 'light' as const, text: words.light },
            { value: 'dark' as const, text: words.dark },
          ]}
          onChange={setScheme}
        />
      )}
      <h2>{words.colors}</h2>
      <ul className="swatches">
        {COLOR_ROLES.map((role) => (
          <li key={role}>
            <ColorInput
              label={optionName(role)}
              value={colors[role].$value}
              isDisabled={!mayEdit}
              onColor={(value) => run((now) => setColor(now, scheme, role, value))}
            />
            <Ratio role={role} colors={colors} />
          </li>
        ))}
      </ul>
      {weak.map(({ foreground, background, ratio, needed, nearest }) => (
        <div key={`${foreground} ${background}`} className="note note-warning">
          <div>
            <strong>{words.weak(optionName(foreground), optionName(background))}</strong>
            <p>{words.ratio(ratio, needed)}</p>
            {nearest !== undefined && mayEdit && (
              <Button onPress={() => run((now) => setColor(now, scheme, foreground, nearest))}>
                <Swatch color={nearest} />
                {words.nearest(nearest)}
              </Button>
            )}
          </div>
        </div>
      ))}
      <h2>{words.fonts}</h2>
      {FONT_USES.map((use) => {
        const current = font[use].$value[0] ?? '';
        const options = families.includes(current) ? families : [current, ...families];
        return (
          <Choice
            key={use}
            label={words.fontUses[use]}
            isDisabled={!mayEdit}
            value={current}
            options={options.map((family) => ({ value: family, text: family }))}
            onChange={(family) => run((now) => setFont(now, use, family))}
          />
        );
      })}
    </div>
  );
}

type Colors = ReturnType<typeof useEditorState>['spec']['theme']['tokens']['color'];

/** How well the role is read on what it is for. */
function Ratio({ role, colors }: { role: ColorRole; colors: Colors }) {
  const pair = pairs.find(([foreground]) => foreground === role);
  if (pair === undefined) return null;
  const [foreground, background, needed] = pair;
  const ratio = ratioOf(colors[foreground].$value, colors[background].$value);
  return ratio < needed ? (
    <small className="ratio ratio-weak">{`${ratio} < ${needed}`}</small>
  ) : (
    <small className="ratio">{`${ratio} ${levelOf(ratio)}`}</small>
  );
}

const Swatch = ({ color }: { color: string }) => <span className="swatch" style={{ background: color }} />;

interface ColorProps {
  label: string;
  value: string;
  isDisabled: boolean;
  onColor(value: string): void;
}

/** A colour by the system's own picker, or typed. */
function ColorInput({ label, value, isDisabled, onColor }: ColorProps) {
  const [draft, setDraft] = useState<string>();
  return (
    <>
      <input
        type="color"
        aria-label={label}
        value={value.toLowerCase()}
        disabled={isDisabled}
        onChange={(event) => onColor(event.target.value)}
      />
      <span aria-hidden="true">{label}</span>
      <input
        type="text"
        className="hex"
        aria-label={`${label} #`}
        spellCheck="false"
        value={draft ?? value}
        readOnly={isDisabled}
        onChange={(event) => {
          setDraft(event.target.value);
          if (/^#[0-9a-f]{6}$/i.test(event.target.value)) onColor(event.target.value);
        }}
        onBlur={() => setDraft(undefined)}
      />
    </>
  );
}
