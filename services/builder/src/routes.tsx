import { lazy, Suspense } from 'react';
import { Route, Router, Switch, useSearchParams } from 'wouter';
import { SessionContext, useSessionQuery } from './api/session.ts';
import { SignInPage } from './pages/sign-in.tsx';
import { StartPage } from './pages/start.tsx';
import { ProblemNote } from './shell/problem-note.tsx';
import { Loading } from './shell/state.tsx';

const EditorPage = lazy(() => import('./pages/editor.tsx'));
const HistoryPage = lazy(() => import('./pages/history.tsx'));
const KeysPage = lazy(() => import('./pages/keys.tsx'));
const UsagePage = lazy(() => import('./pages/usage.tsx'));

/** The pages of the builder. Nothing but the sign-in page is shown to strangers. */
export function Routes() {
  return (
    <Router base="/builder">
      <Gate />
    </Router>
  );
}

function Gate() {
  const session = useSessionQuery();
  if (session.isPending) return <Loading />;
  if (session.isError)
    return (
      <main id="content" className="page narrow">
        <ProblemNote error={session.error} retry={() => void session.refetch()} />
      </main>
    );
  // A link in the address is offered before anything else: whoever follows it wants that project.
  if (!session.data.signedIn || linkInAddress()) return <SignInPage />;
  return (
    <SessionContext value={session.data}>
      <Suspense fallback={<Loading />}>
        <Switch>
          <Route path="/keys" component={KeysPage} />
          <Route path="/usage" component={UsagePage} />
          <Route path="/history" component={HistoryRoute} />
          <Route component={HomeRoute} />
        </Switch>
      </Suspense>
    </SessionContext>
  );
}

const linkInAddress = (): boolean => location.hash.startsWith('#t=');

function HomeRoute() {
  const [query] = useSearchParams();
  const session = useSessionQuery();
  const id = query.get('project') ?? session.data?.projectId;
  if (id === null || id === undefined) return <StartPage />;
  return <EditorPage key={id} projectId={id} />;
}

function HistoryRoute() {
  const [query] = useSearchParams();
  const id = query.get('project');
  return id === null ? <StartPage /> : <HistoryPage key={id} projectId={id} />;
}
