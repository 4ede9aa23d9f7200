/**
 * Target of the seed (seed/seed.ts). The environment of the functions is set, so the seed may use
 * their stores.
 */
export type SeedTarget = {
  tableName: string
  /** Stores one rendition, `photos/<member>/<photo>/card.avif`, in the local bucket. */
  putPhoto(key: string, body: Buffer, contentType: string): Promise<void>
  /** A folder that outlives a reset, so that portraits are drawn only once. */
  portraitsDir: string
  now: Date
  progress(done: number, total: number): void
}

/** A demo login. */
export type Login = {
  /** Label of the login, such as "Free member". */
  who: string
  email: string
  password: string
  country: string
  note?: string
  /** For staff: the key of their authenticator app, whose code the developer page shows. */
  authenticator?: string
}

export type SeedResult = { logins: readonly Login[] }

export type Seed = (target: SeedTarget) => Promise<SeedResult>
