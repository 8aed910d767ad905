import { BUILD_TYPES, type BuildType } from '@sitewright/site-spec';
import { useQueryClient } from '@tanstack/react-query';
import { Archive, FolderOpen, SearchX } from 'lucide-react';
import { useDeferredValue, useEffect, useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { SearchField } from 'react-aria-components/SearchField';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { api, dataOf } from '../api/client.ts';
import { usePages } from '../api/pages.ts';
import { useMay } from '../api/session.ts';
import { Choice } from '../shell/choice.tsx';
import { MoreButton } from '../shell/more-button.tsx';
import { ProblemNote } from '../shell/problem-note.tsx';
import { Empty, Loading } from '../shell/state.tsx';
import { TopBar } from '../shell/top-bar.tsx';
import { useWords } from '../words/words.tsx';
import { NewBuild } from './start/new-build.tsx';
import { ProjectCard } from './start/project-card.tsx';

/** All projects, and the place where new ones begin. */
export function StartPage() {
  const words = useWords();
  const mayBuild = useMay('write');
  const [bin, setBin] = useState(false);
  const [type, setType] = useState<BuildType | 'all'>('all');
  const [search, setSearch] = useState('');
  const query = useDeferredValue(search);
  useEffect(() => {
    document.title = `${words.start.title} · ${words.appName}`;
  }, [words]);
  const types = BUILD_TYPES.map((value) => ({ value, text: words.build.types[value] }));
  return (
    <>
      <TopBar />
      <main id="content" className="page">
        {mayBuild && <NewBuild />}
        <section aria-labelledby="projects">
          <div className="list-head">
            <div>
              <h2 id="projects">{bin ? words.start.bin : words.start.title}</h2>
              <p className="hint">{words.start.order}</p>
            </div>
            <div className="list-tools">
              <SearchField
                className="field search"
                aria-label={words.start.search}
                value={search}
                onChange={setSearch}
              >
                <Input placeholder={words.start.search} />
              </SearchField>
              <Choice<BuildType | 'all'>
                quiet
                label={words.build.type}
                value={type}
                options={[{ value: 'all' as const, text: words.start.allTypes }, ...types]}
                onChange={setType}
              />
              <ToggleButton className="button button-plain" isSelected={bin} onChange={setBin}>
                <Archive aria-hidden="true" />
                {words.start.bin}
              </ToggleButton>
            </div>
          </div>
          <ProjectList query={query} type={type} bin={bin} />
        </section>
      </main>
    </>
  );
}

function ProjectList({ query, type, bin }: { query: string; type: BuildType | 'all'; bin: boolean }) {
  const client = useQueryClient();
  const list = usePages(['projects', query, type, bin], async (page) =>
    dataOf(
      await api.GET('/api/v1/projects', {
        params: {
          query: {
            limit: 24,
            ...page,
            ...(query.trim() === '' ? {} : { query: query.trim() }),
            ...(type === 'all' ? {} : { buildType: type }),
            ...(bin ? { deleted: 'true' as const } : {}),
          },
        },
      }),
    ),
  );
  if (list.isError) return <ProblemNote error={list.error} retry={() => void list.refetch()} />;
  const projects = list.items;
  if (projects === undefined) return <CardSkeletons />;
  const onChange = () => void client.invalidateQueries({ queryKey: ['projects'] });
  if (projects.length === 0 && !list.hasNextPage)
    return <NoProjects searched={query.trim() !== '' || type !== 'all'} bin={bin} />;
  return (
    <>
      <ul className="cards">
        {projects.map((project) => (
          <ProjectCard key={project.projectId} project={project} onChange={onChange} />
        ))}
      </ul>
      <MoreButton pages={list} />
    </>
  );
}

function NoProjects({ searched, bin }: { searched: boolean; bin: boolean }) {
  const words = useWords().start;
  if (searched)
    return (
      <Empty title={words.noMatch} icon={<SearchX aria-hidden="true" />}>
        {words.noMatchText}
      </Empty>
    );
  if (bin) return <Empty title={words.binEmpty} icon={<Archive aria-hidden="true" />} />;
  return (
    <Empty title={words.empty} icon={<FolderOpen aria-hidden="true" />}>
      {words.emptyText}
    </Empty>
  );
}

const CardSkeletons = () => (
  <>
    <Loading />
    <ul className="cards" aria-hidden="true">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((name) => (
        <li key={name} className="project skeleton" />
      ))}
    </ul>
  </>
);
