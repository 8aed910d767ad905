export { unimplemented } from './adapter.ts';
export { type CallContext, deadlineWithin } from './call-context.ts';
export { createRpcClient, type RpcClient, type RpcClientOptions } from './client.ts';
export type { AllowedCallers, CallOptions, ClientOf, Handlers, ServiceDefinition } from './definition.ts';
export { toDuration, toMs } from './duration.ts';
export { type RunningService, runService, type ServiceMain } from './run-service.ts';
export { createRpcServer, nameOf, type RpcServer, type RpcServerOptions } from './server.ts';
export type { TlsFiles } from './tls-files.ts';
