import type { Project } from '@sitewright/client';
import {
  ChevronDown,
  ChevronLeft,
  CloudOff,
  Download,
  ExternalLink,
  History,
  Redo2,
  Search,
  TriangleAlert,
  Undo2,
} from 'lucide-react';
import { Button as Pressable } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Link, useLocation } from 'wouter';
import { exportAddress, exportsOf } from '../api/projects.ts';
import { useIsGuest, useMay, useMayShare } from '../api/session.ts';
import { IconButton } from '../shell/button.tsx';
import { SettingsMenu } from '../shell/top-bar.tsx';
import { useWords } from '../words/words.tsx';
import { useEditorState, useSaveState, useWorkbench } from './editor-context.ts';
import { Publish } from './publish.tsx';
import { PublishByKey } from './publish-by-key.tsx';
import { Share } from './share.tsx';
import { ProjectTitle } from './title.tsx';

interface Props {
  project: Project;
  showChecks(): void;
}

/** The bar of the editor: back, undo and redo, how it stands with saving, and the ways out. */
export function EditorBar({ project, showChecks }: Props) {
  const words = useWords();
  const { undo, redo } = useEditorState();
  const { editor, mayEdit, autosave, setOpen } = useWorkbench();
  const mayPublish = useMay('publish');
  const mayShare = useMayShare();
  const isGuest = useIsGuest();
  const [, navigate] = useLocation();
  const named: Partial<Record<string, string>> = words.commands;
  return (
    <header className="editor-bar">
      <a className="skip" href="#content">
        {words.skip}
      </a>
      {!isGuest && (
        <Link href="/" className="icon-button" aria-label={words.nav.projects} title={words.nav.projects}>
          <ChevronLeft aria-hidden="true" />
        </Link>
      )}
      <ProjectTitle />
      <SaveBadge />
      <span className="spring" />
      <IconButton label={`${words.palette.title} (Ctrl K)`} onPress={() => setOpen('palette')}>
        <Search aria-hidden="true" />
      </IconButton>
      {mayEdit && (
        <>
          <IconButton
            label={undo === undefined ? words.editor.undo : `${words.editor.undo}: ${named[undo] ?? undo}`}
            isDisabled={undo === undefined}
            onPress={() => editor.undo()}
          >
            <Undo2 aria-hidden="true" />
          </IconButton>
          <IconButton
            label={redo === undefined ? words.editor.redo : `${words.editor.redo}: ${named[redo] ?? redo}`}
            isDisabled={redo === undefined}
            onPress={() => editor.redo()}
          >
            <Redo2 aria-hidden="true" />
          </IconButton>
        </>
      )}
      <IconButton
        label={words.editor.history}
        onPress={() => void autosave.flush().then(() => navigate(`/history?project=${project.projectId}`))}
      >
        <History aria-hidden="true" />
      </IconButton>
      <ExportMenu project={project} />
      {mayShare && <Share />}
      {mayPublish && <Publish project={project} showChecks={showChecks} />}
      {isGuest && mayEdit && <PublishByKey />}
      {!mayPublish && project.publishedUrl !== null && (
        <a className="button button-plain" href={project.publishedUrl} target="_blank" rel="noreferrer">
          <ExternalLink aria-hidden="true" />
          {words.editor.viewLive}
        </a>
      )}
      <SettingsMenu />
    </header>
  );
}

function SaveBadge() {
  const words = useWords().editor;
  const { mayEdit } = useWorkbench();
  const { kind } = useSaveState();
  if (!mayEdit) return <span className="save-badge">{words.readOnly}</span>;
  const bad = kind === 'offline' || kind === 'conflict' || kind === 'refused' || kind === 'signedOut';
  return (
    <span className={`save-badge ${bad ? 'save-bad' : ''}`} role="status">
      {kind === 'offline' && <CloudOff aria-hidden="true" />}
      {bad && kind !== 'offline' && <TriangleAlert aria-hidden="true" />}
      {words[kind]}
    </span>
  );
}

/** Files of what is saved, so it is saved first. */
function ExportMenu({ project }: { project: Project }) {
  const words = useWords().editor;
  const { spec } = useEditorState();
  const { autosave } = useWorkbench();
  const download = async (format: string) => {
    await autosave.flush();
    const link = document.createElement('a');
    link.href = exportAddress(project.projectId, format);
    link.download = '';
    link.click();
  };
  return (
    <MenuTrigger>
      <Pressable className="button button-plain">
        <Download aria-hidden="true" />
        <span className="wide-only">{words.export}</span>
        <ChevronDown aria-hidden="true" />
      </Pressable>
      <Popover className="popover" placement="bottom end">
        <Menu
          className="list-box"
          onAction={(format) => void download(String(format))}
          aria-label={words.export}
        >
          {exportsOf(spec).map((format) => (
            <MenuItem key={format} id={format} className="list-item">
              {words.formats[format]}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
