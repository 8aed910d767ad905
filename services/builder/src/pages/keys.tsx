import { TopBar } from '../shell/top-bar.tsx';

export default function KeysPage() {
  return <TopBar />;
}
