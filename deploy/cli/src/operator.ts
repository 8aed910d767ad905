/** On whose behalf an operator asks: a workspace, with no key of its own. */
export const operatorFor = (workspaceId: string) => ({
  workspaceId,
  keyId: 'operator',
  scopes: ['read', 'write', 'publish'],
  test: false,
});
