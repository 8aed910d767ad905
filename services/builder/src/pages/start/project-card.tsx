import type { Project } from '@sitewright/client';
import { Ellipsis } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Link } from 'wouter';
import { toProblem } from '../../api/problem.ts';
import { deleteProject, restoreProject } from '../../api/projects.ts';
import { useMay } from '../../api/session.ts';
import { useProblemText } from '../../shell/problem-note.tsx';
import { useWhen, useWords } from '../../words/words.tsx';
import { TypeIcon } from './type-icon.tsx';

interface Props {
  project: Project;
  onChange(): void;
}

/** A project with its picture; all of it leads to the editor. */
export function ProjectCard({ project, onChange }: Props) {
  const words = useWords();
  const when = useWhen();
  const inBin = project.deletedAt !== null;
  const details = (
    <>
      <Cover project={project} />
      <span className="project-title" dir="auto" title={project.title}>
        {project.title}
      </span>
      <span className="project-facts">
        <TypeIcon type={project.buildType} />
        {words.build.types[project.buildType]}
        <span>
          {project.deletedAt === null
            ? words.start.edited(when(project.updatedAt))
            : words.start.deleted(when(project.deletedAt))}
        </span>
      </span>
    </>
  );
  return (
    <li className="project">
      {inBin ? (
        <div className="project-link">{details}</div>
      ) : (
        <Link className="project-link" href={`/?project=${project.projectId}`}>
          {details}
        </Link>
      )}
      {project.publishedUrl !== null && <span className="badge">{words.start.published}</span>}
      <CardMenu project={project} onChange={onChange} />
    </li>
  );
}

/** So long after a picture that did not come it is asked for again: the server may be busy with others. */
const coverAgainMs = [5_000, 15_000, 45_000];

function Cover({ project }: { project: Project }) {
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  const address = `/api/v1/projects/${project.projectId}/cover.png?revision=${project.revision}`;
  const againMs = coverAgainMs[tries];
  useEffect(() => {
    if (!failed || againMs === undefined) return;
    const timer = setTimeout(() => {
      setTries((before) => before + 1);
      setFailed(false);
    }, againMs);
    return () => clearTimeout(timer);
  }, [failed, againMs]);
  if (failed)
    return (
      <span className="cover cover-none">
        <TypeIcon type={project.buildType} />
      </span>
    );
  return (
    <img
      className="cover"
      src={address}
      alt=""
      width="1200"
      height="630"
      loading="lazy"
      onError={() => setFailed(true)}
    />
  );
}

function CardMenu({ project, onChange }: Props) {
  const words = useWords().start;
  const mayWrite = useMay('write');
  const textOf = useProblemText();
  const [error, setError] = useState<string>();
  const act = (doIt: (id: string) => Promise<unknown>) =>
    doIt(project.projectId).then(onChange, (thrown: unknown) => setError(textOf(toProblem(thrown))));
  if (!mayWrite) return null;
  return (
    <>
      <MenuTrigger>
        <Button className="icon-button card-menu" aria-label={words.actionsOf(project.title)}>
          <Ellipsis aria-hidden="true" />
        </Button>
        <Popover className="popover" placement="bottom end">
          <Menu className="list-box">
            {project.deletedAt === null ? (
              <MenuItem className="list-item" onAction={() => void act(deleteProject)}>
                {words.moveToBin}
              </MenuItem>
            ) : (
              <MenuItem className="list-item" onAction={() => void act(restoreProject)}>
                {words.restore}
              </MenuItem>
            )}
          </Menu>
        </Popover>
      </MenuTrigger>
      {error !== undefined && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </>
  );
}
