import { BUILD_MODES, BUILD_TYPES, type BuildMode, type BuildType } from '@sitewright/site-spec';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Label } from 'react-aria-components/Label';
import { ProgressBar } from 'react-aria-components/ProgressBar';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField } from 'react-aria-components/TextField';
import { useLocation } from 'wouter';
import { type BuildProgress, build } from '../../api/build-stream.ts';
import { useCredits } from '../../api/credits.ts';
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
  const credits = useCredits(mayRead);
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
          <Segments
            label={words.build.type}
            options={BUILD_TYPES}
            value={type}
            onChange={setType}
            isDisabled={building.isRunning}
          >
            {(one) => (
              <>
                <TypeIcon type={one} />
                {words.build.types[one]}
              </>
            )}
          </Segments>
          <Segments
            label={words.build.mode}
            options={BUILD_MODES}
            value={mode}
            onChange={setMode}
            isDisabled={building.isRunning}
          >
            {(one) => (
              <>
                {words.build.modes[one]}
                <Price count={credits.data?.prices[one]} />
              </>
            )}
          </Segments>
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
      <Course {...building} />
    </section>
  );
}

/** How a build goes, or how it ended. */
function Course({ wasLeft, isRunning, progress, parts, stop, error }: ReturnType<typeof useBuilding>) {
  const words = useWords().build;
  return (
    <>
      {wasLeft && (
        <p className="note" role="status">
          {words.stopped}
        </p>
      )}
      {isRunning && <Progress progress={progress} parts={parts} stop={stop} />}
      {error !== undefined && <ProblemNote error={error} />}
    </>
  );
}

interface SegmentsProps<T extends string> {
  label: string;
  options: readonly T[];
  value: T;
  onChange(value: NoInfer<T>): void;
  isDisabled: boolean;
  children(option: T): ReactNode;
}

/** One of a few, side by side. */
function Segments<T extends string>(props: SegmentsProps<T>) {
  const { label, options, value, onChange, isDisabled, children } = props;
  return (
    <RadioGroup
      className="segments"
      aria-label={label}
      orientation="horizontal"
      value={value}
      onChange={(chosen) => onChange(options.find((one) => one === chosen) ?? value)}
      isDisabled={isDisabled}
    >
      {options.map((one) => (
        <Radio key={one} value={one} className="segment">
          {children(one)}
        </Radio>
      ))}
    </RadioGroup>
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
