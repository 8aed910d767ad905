declare module 'ioredis-mock' {
  import type { EventEmitter } from 'node:events';

  /** The part of ioredis-mock that the stand-in uses: every Redis command is a method in lower case. */
  export default class RedisMock extends EventEmitter {
    constructor(options: { db: number });
    context: { modifiedKeyEvents: EventEmitter; channels: EventEmitter; patternChannels: EventEmitter };
    disconnect(): void;
  }
}
