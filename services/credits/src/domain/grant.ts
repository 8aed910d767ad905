/** A grant as it was recorded. */
interface RecordedGrant {
  workspace_id: string;
  kind: string;
  amount: string;
  created_at: Date;
  effective_at: Date;
  expires_at: Date | null;
  note: string;
}

/** A grant as it is asked for. */
interface AskedGrant {
  workspaceId: string;
  kind: string;
  amountCredits: number;
  effectiveInMs: number;
  expiresInMs: number | undefined;
  note: string;
}

/** Whether a repeat asks for what was recorded: its durations count from the time of recording. */
export function isSameGrant(recorded: RecordedGrant, asked: AskedGrant): boolean {
  const after = (time: Date): number => time.getTime() - recorded.created_at.getTime();
  return (
    recorded.workspace_id === asked.workspaceId &&
    recorded.kind === asked.kind &&
    recorded.amount === String(asked.amountCredits) &&
    after(recorded.effective_at) === asked.effectiveInMs &&
    (recorded.expires_at === null ? undefined : after(recorded.expires_at)) === asked.expiresInMs &&
    recorded.note === asked.note
  );
}
