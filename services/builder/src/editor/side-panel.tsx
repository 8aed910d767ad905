import { lazy, Suspense } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { Inspector } from '../inspector/inspector.tsx';
import { Loading } from '../shell/state.tsx';
import { useWords } from '../words/words.tsx';
import { CheckPanel, useToCheck } from './check-panel.tsx';
import { PANELS, type Panel } from './editor-context.ts';

const ThemePanel = lazy(() => import('./theme-panel.tsx'));

interface Props {
  panel: Panel;
  onPanel(panel: Panel): void;
}

/** Beside the preview: the details of what is chosen, what is left to check, and the theme. */
export function SidePanel({ panel, onPanel }: Props) {
  const words = useWords().editor;
  const left = useToCheck().length;
  return (
    <Tabs
      className="panel side"
      selectedKey={panel}
      onSelectionChange={(key) => onPanel(PANELS.find((one) => one === key) ?? 'details')}
    >
      <TabList className="segments" aria-label={words.inspector}>
        <Tab id="details" className="segment">
          {words.inspector}
        </Tab>
        <Tab id="check" className="segment">
          {words.toCheck}
          <span className={left > 0 ? 'count' : 'count count-none'}>{left}</span>
        </Tab>
        <Tab id="theme" className="segment">
          {words.theme}
        </Tab>
      </TabList>
      <TabPanel id="details" className="panel-body">
        <Inspector />
      </TabPanel>
      <TabPanel id="check" className="panel-body">
        <CheckPanel showTheme={() => onPanel('theme')} />
      </TabPanel>
      <TabPanel id="theme" className="panel-body">
        <Suspense fallback={<Loading />}>
          <ThemePanel />
        </Suspense>
      </TabPanel>
    </Tabs>
  );
}
