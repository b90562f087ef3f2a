/** How much of the traffic a version takes; 0 answers only requests that ask for it by name. */
export interface Share {
  readonly version: string;
  readonly percentage: number;
}

/** What a rollout needs of Cloudflare, for one worker. @throws DeployFault whatever is refused */
export interface Platform {
  /** Everything that an upload does but the upload. @throws DeployFault where something would be left out */
  rehearse(): Promise<void>;
  /** Newest first; empty before the first deployment. */
  deployments(): Promise<readonly (readonly Share[])[]>;
  /** Uploads the bundle as a version that takes no traffic yet, and answers its id. */
  upload(tag: string): Promise<string>;
  /** Uploads it and sends all traffic there, with routes and cron: for a worker that is not there yet. */
  deployFirst(tag: string): Promise<string>;
  /** The shares add up to 100. */
  split(shares: readonly Share[], message: string): Promise<void>;
  /** Routes and cron as wrangler.toml has them now; they belong to no version. */
  applyTriggers(): Promise<void>;
}
