/** The key that stands in for every unknown one; migration 0002 makes it. */
export const decoy = {
  keyId: 'key_00000000000000000000000000',
  workspaceId: 'wsp_00000000000000000000000000',
  hash: Buffer.alloc(32),
} as const;
