import { ChartColumn, FileText, Globe, Palette, Presentation } from 'lucide-react';

const icons = {
  website: Globe,
  design: Palette,
  slides: Presentation,
  document: FileText,
  dataviz: ChartColumn,
};

export function TypeIcon({ type }: { type: keyof typeof icons }) {
  const Icon = icons[type];
  return <Icon aria-hidden="true" />;
}
