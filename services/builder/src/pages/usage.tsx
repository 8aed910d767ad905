import { TopBar } from '../shell/top-bar.tsx';

export default function UsagePage() {
  return <TopBar />;
}
