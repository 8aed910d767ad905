import { BUILD_MODES, BUILD_TYPES, type BuildMode, type BuildType } from '@sitewright/site-spec';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Label } from 'react-aria-components/Label';
import { ProgressBar } from 'react-aria-components/ProgressBar';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField } from 'react-aria-components/TextField';
import { useLocation } from 'wouter';
import { type BuildProgress, build } from '../../api/build-stream.ts';
import { api, dataOf } from '../../api/client.ts';
import { useMay } from '../../api/session.ts';
import { Button } from '../../shell/button.tsx';
import { ProblemNote } from '../../shell/problem-note.tsx';
import { useWords } from '../../words/words.tsx';
import { TypeIcon } from './type-icon.tsx';

/** A build from a prompt: type, size and its price, and how it goes. */
export function NewBuild() {
  const words = useWords();
  const mayRead = useMay('read');
  const [prompt, setPrompt] = useState('');
  const [type, setType] = useState<BuildType>('website');
  const [mode, setMode] = useState<BuildMode>('economy');
  const building = useBuilding();
  const credits = useQuery({
    queryKey: ['credits'],
    queryFn: async () => dataOf(await api.GET('/api/v1/credits')),
    enabled: mayRead,
  });
  const isShort = [...prompt.trim()].length < 3;
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (!isShort) building.start({ prompt, buildType: type, mode });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) submit();
  };
  return (
    <section className="new-build" aria-labelledby="new-build">
      <h1 id="new-build">{words.build.title}</h1>
      <form onSubmit={submit}>
        <TextField className="field" value={prompt} onChange={setPrompt} isDisabled={building.isRunning}>
          <Label className="unseen">{words.build.prompt}</Label>
          <TextArea rows={3} maxLength={16_000} placeholder={words.build.placeholder} onKeyDown={onKeyDown} />
        </TextField>
        <div className="build-choices">
          <RadioGroup
            className="segments"
            aria-label={words.build.type}
            orientation="horizontal"
            value={type}
            onChange={(value) => setType(BUILD_TYPES.find((one) => one === value) ?? 'website')}
            isDisabled={building.isRunning}
          >
            {BUILD_TYPES.map((one) => (
              <Radio key={one} value={one} className="segment">
                <TypeIcon type={one} />
                {words.build.types[one]}
              </Radio>
            ))}
          </RadioGroup>
          <RadioGroup
            className="segments"
            aria-label={words.build.mode}
            orientation="horizontal"
            value={mode}
            onChange={(value) => setMode(BUILD_MODES.find((one) => one === value) ?? 'economy')}
            isDisabled={building.isRunning}
          >
            {BUILD_MODES.map((one) => (
              <Radio key={one} value={one} className="segment">
                {words.build.modes[one]}
                <Price count={credits.data?.prices[one]} />
              </Radio>
            ))}
          </RadioGroup>
          <span className="spring" />
          {credits.data !== undefined && (
            <span className="muted">{words.start.creditLeft(credits.data.remaining)}</span>
          )}
          <Button type="submit" look="primary" isDisabled={isShort || building.isRunning}>
            <Sparkles aria-hidden="true" />
            {building.isRunning ? words.build.working : words.build.submit}
          </Button>
        </div>
      </form>
      <p className="hint">{words.build.modeHints[mode]}</p>
      {building.wasLeft && (
        <p className="note" role="status">
          {words.build.stopped}
        </p>
      )}
      {building.isRunning && (
        <Progress progress={building.progress} parts={building.parts} stop={building.stop} />
      )}
      {building.error !== undefined && <ProblemNote error={building.error} />}
    </section>
  );
}

function Price({ count }: { count: number | undefined }) {
  const words = useWords().build;
  return count === undefined ? null : <small>{words.price(count)}</small>;
}

interface ProgressProps {
  progress: BuildProgress | undefined;
  parts: number;
  stop(): void;
}

function Progress({ progress, parts, stop }: ProgressProps) {
  const words = useWords().build;
  const stages: Partial<Record<string, string>> = words.stages;
  const text = progress === undefined ? words.stages.queued : (stages[progress.stage] ?? progress.message);
  const known = progress !== undefined && progress.fraction > 0;
  return (
    <ProgressBar
      className="progress"
      aria-label={words.working}
      value={(progress?.fraction ?? 0) * 100}
      isIndeterminate={!known}
    >
      {({ percentage }) => (
        <>
          <span className="progress-track">
            <span className="progress-fill" style={{ width: `${known ? (percentage ?? 0) : 30}%` }} />
          </span>
          <span className="progress-text" role="status">
            {text}
            {parts > 0 && <small>{words.parts(parts)}</small>}
          </span>
          <Button look="quiet" onPress={stop}>
            {words.stop}
          </Button>
        </>
      )}
    </ProgressBar>
  );
}

const lookAgainMs = 4_000;

/** A build on its way. It opens its project when it is there. */
function useBuilding() {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const controller = useRef<AbortController>(undefined);
  const [isRunning, setRunning] = useState(false);
  const [progress, setProgress] = useState<BuildProgress>();
  const [parts, setParts] = useState(0);
  const [error, setError] = useState<unknown>();
  const [wasLeft, setLeft] = useState(false);
  useEffect(() => () => controller.current?.abort(), []);
  // A build that is not watched any longer is found by its project.
  useEffect(() => {
    if (!wasLeft) return;
    const looking = setInterval(() => refresh(client), lookAgainMs);
    return () => clearInterval(looking);
  }, [wasLeft, client]);
  const run = async (order: Parameters<typeof build>[0], abort: AbortController) => {
    try {
      const told = {
        onProgress: setProgress,
        onPart: () => setParts((count) => count + 1),
      };
      const projectId = await build(order, crypto.randomUUID(), told, abort.signal);
      navigate(`/?project=${projectId}`);
    } catch (thrown) {
      if (!abort.signal.aborted) setError(thrown);
    } finally {
      if (controller.current === abort) setRunning(false);
      refresh(client);
    }
  };
  const start = (order: Parameters<typeof build>[0]) => {
    controller.current?.abort();
    const abort = new AbortController();
    controller.current = abort;
    setRunning(true);
    setProgress(undefined);
    setParts(0);
    setError(undefined);
    setLeft(false);
    void run(order, abort);
  };
  const stop = () => {
    controller.current?.abort();
    setLeft(true);
  };
  return { start, stop, isRunning, wasLeft, progress, parts, error };
}

function refresh(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ['projects'] });
  void client.invalidateQueries({ queryKey: ['credits'] });
}
