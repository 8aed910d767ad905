import { taskOf } from './pool-task.ts';
import { doStage } from './stage-work.ts';

/** What runs in a thread of the engines. */
export default taskOf(doStage);
