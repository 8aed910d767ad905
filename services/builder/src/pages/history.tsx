import { TopBar } from '../shell/top-bar.tsx';

export default function HistoryPage(_: { projectId: string }) {
  return <TopBar />;
}
