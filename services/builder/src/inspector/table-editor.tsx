import { findAt } from '@sitewright/site-spec';
import { Plus, Trash2 } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useEditorState, useWorkbench } from '../editor/editor-context.ts';
import { plainText } from '../editor/plain-value.ts';
import { Button, IconButton } from '../shell/button.tsx';
import { withTrueWords } from '../spec/commands/chart-words.ts';
import {
  insertColumn,
  insertRow,
  removeColumn,
  removeRow,
  setCells,
  type Table,
  tableAt,
} from '../spec/commands/edit-table.ts';
import { setValue } from '../spec/commands/set-value.ts';
import { isRecord } from '../spec/nodes.ts';
import { useWords } from '../words/words.tsx';
import { fromCell, pastedCells } from './cell-value.ts';

/** A long table is shown a part at a time. */
const shownAtOnce = 100;

/** Rows and columns have no names but their numbers. */
const countTo = (end: number): number[] => Array.from({ length: end }, (_, index) => index);

/** A table of words, or the data of a chart, as a sheet: typed into, pasted into, made longer and wider. */
export default function TableEditor({ path }: { path: string }) {
  const words = useWords().table;
  const { spec } = useEditorState();
  const { run, mayEdit } = useWorkbench();
  const [most, setMost] = useState(shownAtOnce);
  const table = tableAt(spec, path);
  if (table === undefined) return null;
  const isWords = table.columns === 'columns';
  return (
    <section className="field-group sheet" aria-label={isWords ? words.table : words.data}>
      <h3>{isWords ? words.table : words.data}</h3>
      <div className="sheet-room">
        <table>
          <thead>
            <tr>
              {countTo(table.width).map((column) => (
                <Head key={column} table={table} column={column} />
              ))}
            </tr>
          </thead>
          <tbody>
            {countTo(Math.min(most, table.rows.length)).map((row) => (
              <Row key={row} table={table} row={row} />
            ))}
          </tbody>
        </table>
      </div>
      {table.rows.length > most && (
        <Button look="quiet" onPress={() => setMost(most + shownAtOnce)}>
          {words.more(table.rows.length - most)}
        </Button>
      )}
      {mayEdit && (
        <div className="sheet-actions">
          <Button look="quiet" onPress={() => run((now) => insertRow(now, table, table.rows.length))}>
            <Plus aria-hidden="true" />
            {words.addRow}
          </Button>
          {isWords && (
            <Button
              look="quiet"
              onPress={() => run((now) => insertColumn(now, table, table.width, words.newColumn))}
            >
              <Plus aria-hidden="true" />
              {words.addColumn}
            </Button>
          )}
        </div>
      )}
      <p className="hint">{words.hint}</p>
    </section>
  );
}

interface HeadProps {
  table: Table;
  column: number;
}

/** The name of a column. That of data is its title: charts know the field by another name. */
function Head({ table, column }: HeadProps) {
  const words = useWords().table;
  const { spec } = useEditorState();
  const { run, mayEdit } = useWorkbench();
  const isWords = table.columns === 'columns';
  const at = `${table.path}/${table.columns}/${column}`;
  const head = findAt(spec, at);
  const name = isRecord(head) ? plainText(isWords ? head.label : (head.title ?? head.name)) : '';
  return (
    <th scope="col">
      <span>
        <input
          type="text"
          aria-label={words.columnName(column + 1)}
          readOnly={!mayEdit}
          value={name}
          onChange={({ target }) => {
            const { value } = target;
            if (isWords) run((now) => setValue(now, `${at}/label`, value));
            else run((now) => setValue(now, `${at}/title`, value === '' ? undefined : value));
          }}
        />
        {mayEdit && isWords && table.width > 1 && (
          <IconButton
            label={words.removeColumn(name || String(column + 1))}
            onPress={() => run((now) => removeColumn(now, table, column))}
          >
            <Trash2 aria-hidden="true" />
          </IconButton>
        )}
      </span>
    </th>
  );
}

interface RowProps {
  table: Table;
  row: number;
}

function Row({ table, row }: RowProps) {
  const { table: words, chart } = useWords();
  const { stale } = chart;
  const { run, mayEdit } = useWorkbench();
  return (
    <tr>
      {countTo(table.width).map((column) => (
        <CellInput key={column} table={table} row={row} column={column} />
      ))}
      {mayEdit && (
        <td className="sheet-remove">
          <IconButton
            label={words.removeRow(row + 1)}
            onPress={() => run((now) => withTrueWords(now, table.path, removeRow(now, table, row), stale))}
          >
            <Trash2 aria-hidden="true" />
          </IconButton>
        </td>
      )}
    </tr>
  );
}

/** One cell. What cannot be read as the number that the field counts stays typed, and is said to be none. */
function CellInput({ table, row, column }: RowProps & { column: number }) {
  const { table: words, chart } = useWords();
  const { stale } = chart;
  const { spec } = useEditorState();
  const { run, mayEdit } = useWorkbench();
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string>();
  const field = table.columns === 'fields' ? findAt(spec, `${table.path}/fields/${column}`) : undefined;
  const isNumber = isRecord(field) && field.type === 'quantitative';
  const read = (typed: string) => (table.columns === 'columns' ? typed : fromCell(typed, isNumber));
  const isRefused = draft !== undefined && read(draft) === undefined;
  const set = (values: (string | number | boolean | null)[][]) =>
    run((now) => withTrueWords(now, table.path, setCells(now, table, { row, column }, values), stale));
  const write = (typed: string) => {
    setDraft(typed);
    const value = read(typed);
    if (value !== undefined) set([[value]]);
  };
  const paste = (event: ClipboardEvent) => {
    const cells = pastedCells(event.clipboardData.getData('text/plain'));
    if (cells === undefined) return;
    event.preventDefault();
    const values = cells.map((line) => line.map((typed) => read(typed) ?? null));
    set(values);
  };
  return (
    <td>
      <input
        ref={input}
        type="text"
        inputMode={isNumber ? 'decimal' : 'text'}
        className={isNumber ? 'number' : undefined}
        aria-label={words.cell(row + 1, column + 1)}
        aria-invalid={isRefused}
        title={isRefused ? words.notNumber : undefined}
        readOnly={!mayEdit}
        value={draft ?? plainText(table.rows[row]?.[column])}
        onChange={(event) => write(event.target.value)}
        onPaste={paste}
        onBlur={() => setDraft(undefined)}
        onKeyDown={goDown}
      />
    </td>
  );
}

/** Enter and the arrows go to the cell under or over this one. */
function goDown(event: KeyboardEvent<HTMLInputElement>): void {
  const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
  const cell = event.currentTarget.closest('td');
  if (step === undefined || cell === null) return;
  const own = cell.parentElement;
  const next = step > 0 ? own?.nextElementSibling : own?.previousElementSibling;
  const input = next?.children[cell.cellIndex]?.querySelector('input');
  if (input === null || input === undefined) return;
  event.preventDefault();
  input.focus();
  input.select();
}
