import type { experimental } from '@grpc/grpc-js';
import type { Logger } from '@sitewright/telemetry';
import {
  type CertificateBytes,
  type Certificates,
  checkCertificates,
  readFiles,
  sameBytes,
} from './certificates.ts';
import { countReload, observeCertificates } from './tls-events.ts';
import type { CompleteTlsFiles } from './tls-files.ts';

type CaListener = experimental.CaCertificateUpdateListener;
type IdentityListener = experimental.IdentityCertificateUpdateListener;

/**
 * Certificates that follow their files. The files are read again and again rather than watched: what a cluster
 * mounts changes by a swap of symbolic links, of which no two file systems tell the same. Whatever is wrong with
 * new files, the old certificates go on; connections that exist keep theirs until they are renewed by age.
 */
export class CertificateWatch implements experimental.CertificateProvider {
  readonly #files: CompleteTlsFiles;
  readonly #reloadMs: number;
  readonly #logger: Logger | undefined;
  readonly #caListeners = new Set<CaListener>();
  readonly #identityListeners = new Set<IdentityListener>();
  #current: Certificates;
  #refused: CertificateBytes | undefined;
  #timer: NodeJS.Timeout | undefined;
  #unobserve: (() => void) | undefined;

  /** @throws Error when the files can't be used: a service does not start without its certificate. */
  constructor(files: CompleteTlsFiles, options: { reloadMs: number; logger: Logger | undefined }) {
    this.#files = files;
    this.#reloadMs = options.reloadMs;
    this.#logger = options.logger;
    this.#current = checkCertificates(readFiles(files));
  }

  get current(): Certificates {
    return this.#current;
  }

  /** Looks at the files once. Called by the timer. */
  check(): void {
    let read: CertificateBytes | undefined;
    try {
      read = readFiles(this.#files);
      if (sameBytes(read, this.#current)) return;
      if (this.#refused !== undefined && sameBytes(read, this.#refused)) return;
      // Two readings alike are of one generation; otherwise the swap is under way and the next look will see it.
      if (!sameBytes(read, readFiles(this.#files))) return;
      this.#current = checkCertificates(read);
      this.#refused = undefined;
      this.#tell();
      countReload('taken');
      this.#logger?.info({ until: new Date(this.#current.ownEnd) }, 'certificates were renewed');
    } catch (error) {
      this.#refused = read;
      countReload('refused');
      this.#logger?.error({ err: error }, 'new certificates are not usable; the old ones stay in use');
    }
  }

  addCaCertificateListener(listener: CaListener): void {
    this.#caListeners.add(listener);
    this.#run();
    // Later, as grpc-js expects: it hands its own listeners on only once this one has been added.
    process.nextTick(() => listener({ caCertificate: this.#current.ca }));
  }

  removeCaCertificateListener(listener: CaListener): void {
    this.#caListeners.delete(listener);
    this.#rest();
  }

  addIdentityCertificateListener(listener: IdentityListener): void {
    this.#identityListeners.add(listener);
    this.#run();
    process.nextTick(() => listener(this.#identity()));
  }

  removeIdentityCertificateListener(listener: IdentityListener): void {
    this.#identityListeners.delete(listener);
    this.#rest();
  }

  #identity(): experimental.IdentityCertificateUpdate {
    return { certificate: this.#current.cert, privateKey: this.#current.key };
  }

  #tell(): void {
    // Authorities first: who trusts more than before can still talk to everyone.
    for (const listener of this.#caListeners) listener({ caCertificate: this.#current.ca });
    for (const listener of this.#identityListeners) listener(this.#identity());
  }

  #run(): void {
    if (this.#timer !== undefined) return;
    this.check();
    this.#timer = setInterval(() => this.check(), this.#reloadMs);
    this.#timer.unref();
    this.#unobserve = observeCertificates(this);
  }

  #rest(): void {
    if (this.#caListeners.size + this.#identityListeners.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#unobserve?.();
  }
}
