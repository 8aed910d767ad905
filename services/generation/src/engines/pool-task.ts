/** A task on its way to a thread, with a word that the thread sets once it begins. */
export interface Sent<Task> {
  task: Task;
  begun: Int32Array<SharedArrayBuffer>;
}

export const sent = <Task>(task: Task): Sent<Task> => ({
  task,
  begun: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)),
});

/** Settles once a thread has begun a task: a thread that is still loading its code has not. */
export async function hasBegun({ begun }: Sent<unknown>): Promise<void> {
  await Atomics.waitAsync(begun, 0, 0).value;
}

/** Makes a thread's work of what does a task: it says when it begins, so that its time is counted from there. */
export function taskOf<Task, Result>(work: (task: Task) => Result): (message: Sent<Task>) => Result {
  return ({ task, begun }) => {
    Atomics.store(begun, 0, 1);
    Atomics.notify(begun, 0);
    return work(task);
  };
}
