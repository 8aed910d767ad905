import type { SiteSpec } from '@sitewright/site-spec';
import { type RefObject, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import { type Change, type FromFrame, fromFrameSchema, type ToFrame } from '../../frame/messages.ts';

/** What a page can ask of a preview. */
export interface PreviewHandle {
  reveal(id: string | undefined, scroll?: boolean): void;
  /** Shows a specification at once, before the page around is brought up to date. */
  show(spec: SiteSpec, fields: readonly string[]): void;
  compare(changes: readonly Change[]): void;
  focus(): void;
}

interface Props {
  title: string;
  spec: SiteSpec;
  page: string;
  fields: readonly string[];
  scheme: 'light' | 'dark' | 'system';
  editable: boolean;
  /** Slides as the pictures of a film, which nobody works in; loaded where it is seen. */
  film?: boolean;
  onMessage?(message: FromFrame): void;
  handle?: RefObject<PreviewHandle | null>;
}

const hasPage = (spec: SiteSpec, page: string): boolean =>
  spec.buildType !== 'website' || spec.content.pages.some(({ path }) => path === page);

type Shown = Pick<Props, 'spec' | 'page' | 'fields' | 'scheme' | 'editable'>;

const isSame = (one: Shown | undefined, other: Shown): boolean =>
  one !== undefined &&
  one.spec === other.spec &&
  one.page === other.page &&
  one.fields === other.fields &&
  one.scheme === other.scheme &&
  one.editable === other.editable;

/**
 * The page as it will be published, in a frame without an origin: the same renderer runs there, and nothing that the
 * page holds reaches this one. Both speak by messages.
 */
export function PreviewFrame(props: Props) {
  const { title, spec, page, fields, scheme, editable, film = false, onMessage, handle } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const turn = useRef(0);
  const [isReady, setReady] = useState(false);
  const send = (message: ToFrame) => frame.current?.contentWindow?.postMessage(message, '*');
  const hear = useEffectEvent((event: MessageEvent) => {
    if (event.source === null || event.source !== frame.current?.contentWindow) return;
    const message = fromFrameSchema.safeParse(event.data);
    if (!message.success) return;
    if (message.data.type === 'ready') setReady(true);
    onMessage?.(message.data);
  });
  useEffect(() => {
    const listener = (event: MessageEvent) => hear(event);
    addEventListener('message', listener);
    return () => removeEventListener('message', listener);
  }, []);
  const last = useRef<Shown>(undefined);
  const show = (next: Shown) => {
    if (!isReady || isSame(last.current, next)) return;
    last.current = next;
    turn.current += 1;
    send({ type: 'show', turn: turn.current, film, ...next });
  };
  const showProps = useEffectEvent(() => show({ spec, page, fields, scheme, editable }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is shown anew when it changes
  useEffect(() => showProps(), [isReady, spec, page, fields, scheme, editable]);
  useImperativeHandle(handle, () => ({
    show: (newest, its) => {
      if (hasPage(newest, page)) show({ spec: newest, page, fields: its, scheme, editable });
    },
    reveal: (id, scroll = true) => send({ type: 'reveal', id, scroll }),
    compare: (changes) => send({ type: 'compare', changes }),
    focus: () => frame.current?.focus(),
  }));
  return (
    <iframe
      ref={frame}
      title={title}
      loading={film ? 'lazy' : 'eager'}
      src="/builder/preview"
      sandbox="allow-scripts"
    />
  );
}
