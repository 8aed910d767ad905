import { lazy, Suspense } from 'react';
import { Loading } from '../shell/state.tsx';

const TableEditor = lazy(() => import('./table-editor.tsx'));

/** A table or the data of a chart, loaded when there is one to edit. */
export const Sheet = ({ path }: { path: string }) => (
  <Suspense fallback={<Loading />}>
    <TableEditor key={path} path={path} />
  </Suspense>
);
