/** On whose behalf an operator asks: a workspace, with no key of its own; for what its test keys made, or its live ones. */
export const operatorFor = (workspaceId: string, test = false) => ({
  workspaceId,
  keyId: 'operator',
  scopes: ['read', 'write', 'publish'],
  test,
});
