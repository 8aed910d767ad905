import { chartSpecSchema, findAt, findPointerOfId } from '@sitewright/site-spec';
import { useEditorState, useWorkbench } from '../editor/editor-context.ts';
import { Choice } from '../shell/choice.tsx';
import { type ChartKind, chartKindOf, chartKindsFor, setChartKind } from '../spec/commands/set-chart-kind.ts';
import { useWords } from '../words/words.tsx';
import { Sheet } from './sheet.tsx';

/** How a chart shows its data, and the data where it stands elsewhere in the project. */
export function ChartField({ path }: { path: string }) {
  const words = useWords().chart;
  const { spec } = useEditorState();
  const { run, mayEdit } = useWorkbench();
  const chart = chartSpecSchema.safeParse(findAt(spec, path));
  if (!chart.success) return null;
  const kind = chartKindOf(chart.data);
  const kinds = chartKindsFor(chart.data);
  const dataset = findAt(spec, path.replace(/spec$/, 'dataset'));
  const data = typeof dataset === 'string' ? findPointerOfId(spec, dataset) : undefined;
  return (
    <>
      {kind === undefined ? (
        <p className="hint">{words.other}</p>
      ) : (
        <Choice<ChartKind>
          label={words.kind}
          isDisabled={!mayEdit}
          value={kind}
          options={kinds.map((value) => ({ value, text: words.kinds[value] }))}
          onChange={(next) => run((now) => setChartKind(now, path, chart.data, next))}
        />
      )}
      {data !== undefined && <Sheet path={data} />}
    </>
  );
}
