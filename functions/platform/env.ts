/** What functions are told by their surroundings. Read when first needed, so that a function needs only what it uses. */
const read = (name: string): string => {
  const value = process.env[name]
  if (value === undefined || value === '') throw new Error(`Environment variable ${name} is missing`)
  return value
}

export const env = {
  get tableName() {
    return read('TABLE_NAME')
  },
  /** The hosts that this deployment answers for, and the country of each: `{"www.example.nl":"NL"}` (TRAP-40). */
  get sites(): Record<string, string> {
    sites ??= JSON.parse(read('SITES')) as Record<string, string>
    return sites
  },
  /** Brand name of the site. */
  get siteName() {
    return read('SITE_NAME')
  },
  /** Comma-separated secrets: the first signs, all verify, so that a key can be changed without signing everybody out. */
  get sessionKeys() {
    return read('SESSION_KEYS').split(',')
  },
  /** What the edge proves itself with, comma-separated: all are accepted. Set on AWS for every endpoint; null in the local run. */
  get originSecrets() {
    return process.env.ORIGIN_SECRETS?.split(',') ?? null
  },
  /** Secret behind signed photo addresses; the same one that the edge checks them with. */
  get photoKey() {
    return read('PHOTO_KEY')
  },
  /** The bucket of members' photos: `photos/` what was inspected, `quarantine/` what was sent in. */
  get photoBucket() {
    return read('PHOTO_BUCKET')
  },
  /** The edge's distribution, whose copies can be taken back; null where there is none (the local run). */
  get distributionId() {
    return process.env.DISTRIBUTION_ID || null
  },
  /** Who judges pictures: `rekognition` on AWS, else the rule of the local run. */
  get moderation() {
    return process.env.MODERATION || null
  },
  /** Set by Lambda. */
  get region() {
    return read('AWS_REGION')
  },
  /** Of the function's role, handed over by Lambda. Read anew each time, as they change while a function lives. */
  get credentials() {
    const sessionToken = process.env.AWS_SESSION_TOKEN
    return {
      accessKeyId: read('AWS_ACCESS_KEY_ID'),
      secretAccessKey: read('AWS_SECRET_ACCESS_KEY'),
      ...(sessionToken && { sessionToken }),
    }
  },
  /** How many times as long clients of AWS wait: 1 on AWS, more where one table process serves a whole test run. */
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
  /** Base64url public key for push; absent where push is not set up. */
  get pushPublicKey() {
    return process.env.PUSH_PUBLIC_KEY || null
  },
}

let sites: Record<string, string> | undefined
