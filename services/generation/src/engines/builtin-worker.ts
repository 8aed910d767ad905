import { serializeSpec } from '@sitewright/site-spec';
import { type BuildOrder, buildSpec } from './build.ts';
import { taskOf } from './pool-task.ts';

/** What runs in a thread of the built-in engine: a prompt becomes a specification. */
export default taskOf((order: BuildOrder): Uint8Array => serializeSpec(buildSpec(order)));
