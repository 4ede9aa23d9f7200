import { localVariableNames, type MailKind, type MailSender, type VariableName, variableNames } from './resources.ts'

const find = (name: VariableName): string | undefined => process.env[variableNames[name]]

const required = (name: string): string => {
  const value = process.env[name]
  if (value === undefined || value === '') throw new Error(`Environment variable ${name} is missing`)
  return value
}
const read = (name: VariableName): string => required(variableNames[name])

/** Environment of the function, read on first use: a function has only the variables it needs. */
export const env = {
  get tableName() {
    return read('tableName')
  },
  /** Hosts of this deployment and the country of each: `{"www.example.nl":"NL"}` (TRAP-40). */
  get sites(): Record<string, string> {
    sites ??= JSON.parse(read('sites')) as Record<string, string>
    return sites
  },
  /** Brand name of the site. */
  get siteName() {
    return read('siteName')
  },
  /** Comma-separated secrets: the first signs and all verify, so a key rotation ends no session. */
  get sessionKeys() {
    return read('sessionKeys').split(',')
  },
  /**
   * Secrets by which the CDN authenticates, comma-separated: all are accepted. Set for every
   * endpoint on AWS; null in the local run.
   */
  get originSecrets() {
    return find('originSecrets')?.split(',') ?? null
  },
  /** Secret of signed photo URLs, shared with the edge function that checks them. */
  get photoKey() {
    return read('photoKey')
  },
  /** Bucket of members' photos: `photos/` holds inspected files, `quarantine/` uploads. */
  get photoBucket() {
    return read('photoBucket')
  },
  /** Bucket of evidence pictures, whose files are locked. */
  get evidenceBucket() {
    return read('evidenceBucket')
  },
  /** CloudFront distribution to invalidate; null in the local run. */
  get distributionId() {
    return find('distributionId') || null
  },
  /**
   * Image moderation service: `rekognition` on AWS; null in the local run, which has a stand-in.
   */
  get moderation() {
    return find('moderation') || null
  },
  /** Set by Lambda. */
  get region() {
    return required('AWS_REGION')
  },
  /**
   * Credentials of the function's role. Read on every access, because Lambda renews the credentials
   * of a running function.
   */
  get credentials() {
    const sessionToken = process.env.AWS_SESSION_TOKEN
    return {
      accessKeyId: required('AWS_ACCESS_KEY_ID'),
      secretAccessKey: required('AWS_SECRET_ACCESS_KEY'),
      ...(sessionToken && { sessionToken }),
    }
  },
  /**
   * Factor by which the time limits of AWS clients are multiplied: 1 on AWS, higher if one table
   * process serves a whole test run.
   */
  get clientPatience() {
    return Number(process.env[localVariableNames.clientPatience] ?? 1)
  },
  /** URL of each queue that the function sends to: `{"mail":"https://sqs..."}`. */
  get queueUrls(): Record<string, string> {
    return JSON.parse(read('queueUrls')) as Record<string, string>
  },
  /** URL by which functions send frames to live connections and close them. */
  get liveApiUrl() {
    return read('liveApiUrl')
  },
  /**
   * Key of `keyedHash`, which hashes bank account numbers, phone numbers and other payment data.
   */
  get debitKey() {
    return read('debitKey')
  },
  get paymentApiUrl() {
    return read('paymentApiUrl')
  },
  get paymentApiKey() {
    return read('paymentApiKey')
  },
  get flexpayUrl() {
    return read('flexpayUrl')
  },
  /** Id of our website at the payment provider FlexPay; null if the country never used FlexPay. */
  get flexpayShop() {
    return find('flexpayShop') || null
  },
  /** Key of FlexPay's signatures. */
  get flexpayKey() {
    return read('flexpayKey')
  },
  get yotiUrl() {
    return read('yotiUrl')
  },
  /** Our id at Yoti, the provider of age checks. */
  get yotiSdkId() {
    return read('yotiSdkId')
  },
  get yotiKey() {
    return read('yotiKey')
  },
  /** Public key that verifies Yoti's notifications: DER in base64. */
  get yotiPublicKey() {
    return read('yotiPublicKey')
  },
  /** Sender of each kind of mails. */
  get mailSenders(): Record<MailKind, MailSender> {
    return JSON.parse(read('mailSenders')) as Record<MailKind, MailSender>
  },
  /**
   * Mails that one invocation may send per second, so that all invocations together stay within the
   * site's rate.
   */
  get mailsPerSecond() {
    return Number(read('mailsPerSecond'))
  },
  get supportEmail() {
    return read('supportEmail')
  },
  /** Public key of web push in base64url; null if push is not set up. */
  get pushPublicKey() {
    return find('pushPublicKey') || null
  },
  /** Private key of web push; null if push is not set up. */
  get pushPrivateKey() {
    return find('pushPrivateKey') || null
  },
  /** Only in the local run: URL of the stand-in for all push services. */
  get pushServiceUrl() {
    return process.env[localVariableNames.pushServiceUrl] || null
  },
}

let sites: Record<string, string> | undefined
