import type {
  DescribeResponse,
  DiagnosticsServiceService,
  SchemaState,
} from '@sitewright/protos/diagnostics';
import type { Handlers } from './definition.ts';

/** What a server knows of itself. */
export interface DescribedServer {
  /** The service's name, such as `credits`. */
  name: string;
  /** Where its schema stands; left out by a service that keeps none. */
  describeSchema?: () => Promise<SchemaState>;
}

/** What every server says of itself to operators. */
export function diagnosticsHandlers(server: DescribedServer): Handlers<typeof DiagnosticsServiceService> {
  const startedAt = new Date();
  return {
    async describe(): Promise<DescribeResponse> {
      const schema = await server.describeSchema?.();
      return { service: server.name, startedAt, now: new Date(), schema };
    },
  };
}
