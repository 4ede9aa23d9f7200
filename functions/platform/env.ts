/** Environment variable. Read on first use, so that a function needs only the ones it uses. */
const read = (name: string): string => {
  const value = process.env[name]
  if (value === undefined || value === '') throw new Error(`Environment variable ${name} is missing`)
  return value
}

export const env = {
  get tableName() {
    return read('TABLE_NAME')
  },
  /** Hosts of this deployment and the country of each: `{"www.example.nl":"NL"}` (TRAP-40). */
  get sites(): Record<string, string> {
    sites ??= JSON.parse(read('SITES')) as Record<string, string>
    return sites
  },
  /** Brand name of the site. */
  get siteName() {
    return read('SITE_NAME')
  },
  /** Comma-separated secrets: the first signs and all verify, so a key rotation ends no session. */
  get sessionKeys() {
    return read('SESSION_KEYS').split(',')
  },
  /**
   * Secrets by which the CDN authenticates, comma-separated: all are accepted. Set for every
   * endpoint on AWS; null in the local run.
   */
  get originSecrets() {
    return process.env.ORIGIN_SECRETS?.split(',') ?? null
  },
  /** Secret of signed photo URLs, shared with the edge function that checks them. */
  get photoKey() {
    return read('PHOTO_KEY')
  },
  /** Bucket of members' photos: `photos/` holds inspected files, `quarantine/` uploads. */
  get photoBucket() {
    return read('PHOTO_BUCKET')
  },
  /** CloudFront distribution to invalidate; null in the local run. */
  get distributionId() {
    return process.env.DISTRIBUTION_ID || null
  },
  /** Image moderation service: `rekognition` on AWS, else the rule of the local run. */
  get moderation() {
    return process.env.MODERATION || null
  },
  /** Set by Lambda. */
  get region() {
    return read('AWS_REGION')
  },
  /**
   * Credentials of the function's role. Read every time, as Lambda renews them in a running
   * function.
   */
  get credentials() {
    const sessionToken = process.env.AWS_SESSION_TOKEN
    return {
      accessKeyId: read('AWS_ACCESS_KEY_ID'),
      secretAccessKey: read('AWS_SECRET_ACCESS_KEY'),
      ...(sessionToken && { sessionToken }),
    }
  },
  /**
   * Factor on the time limits of AWS clients: 1 on AWS, higher where one table process serves a
   * whole test run.
   */
  get clientPatience() {
    return Number(process.env.CLIENT_PATIENCE ?? 1)
  },
  get paymentApiUrl() {
    return read('PAYMENT_API_URL')
  },
  get paymentApiKey() {
    return read('PAYMENT_API_KEY')
  },
  get mailFrom() {
    return read('MAIL_FROM')
  },
  get supportEmail() {
    return read('SUPPORT_EMAIL')
  },
  /** Public key of web push in base64url; null where push is not set up. */
  get pushPublicKey() {
    return process.env.PUSH_PUBLIC_KEY || null
  },
}

let sites: Record<string, string> | undefined
