import { randomBytes } from 'node:crypto'
import webPush from 'web-push'
import {
  localVariableNames,
  type MailKind,
  type MailSender,
  queueNames,
  type VariableName,
  variableNames,
} from '#functions/platform/resources.ts'
import { flexpayKey, flexpayShop } from './flexpay-signed.ts'
import { keep, readKept } from './kept-file.ts'
import { queueUrlsAt } from './queues.ts'
import { yotiKey, yotiPublicKey, yotiSdkId } from './yoti.ts'

export const photoBucket = 'photos'
export const evidenceBucket = 'evidence'
/** Signing key for the AWS stand-ins, without value outside this machine. */
export const secretKey = 'local'
/** Access key of this process: DynamoDB Local in memory has a store per access key. */
export const accessKey = `local${randomBytes(8).toString('hex')}`
export const paymentApiKey = 'test_local'
export const supportEmail = 'support@localhost'
/** Sender for each kind of mail; the configuration set has the name of the kind. */
const mailSenders: Record<MailKind, MailSender> = {
  service: { from: 'Vonk <hello@localhost>', configurationSet: 'service' },
  notification: { from: 'Vonk <notifications@localhost>', configurationSet: 'notification' },
  bulk: { from: 'Vonk <news@localhost>', configurationSet: 'bulk' },
}

/** URL of the stand-ins. With an IP address, the S3 client puts the bucket into the path. */
export const servicesAt = (port: number): string => `http://127.0.0.1:${port}/services`

/**
 * Origin per country: the first country at localhost, each other country at a subdomain of
 * localhost.
 */
export const originsOf = (countries: readonly string[], port: number): Record<string, string> =>
  Object.fromEntries(
    countries.map((country, index) => [country, `http://${index ? `${country.toLowerCase()}.` : ''}localhost:${port}`]),
  )

/**
 * Sets the functions' environment in `process.env`, as on AWS. Removes a developer's own AWS
 * settings that could send a call to the real AWS.
 */
export function setEnvironment(options: {
  port: number
  origins: Readonly<Record<string, string>>
  endpoint: string
  tableName: string
  /** File that stores the secrets. Default: new secrets. */
  secretsFile?: string | undefined
}): Record<string, string> {
  const services = servicesAt(options.port)
  const sites = Object.entries(options.origins).map(([country, origin]) => [new URL(origin).host, country])
  const own: Partial<Record<VariableName, string>> = {
    tableName: options.tableName,
    sites: JSON.stringify(Object.fromEntries([...sites, [`127.0.0.1:${options.port}`, sites[0]?.[1]]])),
    siteName: 'Vonk',
    paymentApiUrl: `${services}/payments/v2`,
    paymentApiKey,
    // The buyer's browser and the functions use the same address.
    flexpayUrl: `http://127.0.0.1:${options.port}/flexpay`,
    flexpayShop,
    flexpayKey,
    yotiUrl: `http://127.0.0.1:${options.port}/yoti`,
    yotiSdkId,
    yotiKey,
    yotiPublicKey,
    mailSenders: JSON.stringify(mailSenders),
    // The local mailbox has no quota.
    mailsPerSecond: '1000',
    supportEmail,
    photoBucket,
    evidenceBucket,
    queueUrls: queueUrlsAt(`${services}/sqs`, queueNames),
    liveApiUrl: `${services}/live`,
  }
  const env = {
    ...Object.fromEntries(Object.entries(own).map(([name, value]) => [variableNames[name as VariableName], value])),
    ...secretsIn(options.secretsFile),
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: accessKey,
    AWS_SECRET_ACCESS_KEY: secretKey,
    AWS_ENDPOINT_URL_DYNAMODB: options.endpoint,
    AWS_ENDPOINT_URL_S3: `${services}/s3`,
    AWS_ENDPOINT_URL_SES: `${services}/ses`,
    AWS_ENDPOINT_URL_SNS: `${services}/sns`,
    AWS_ENDPOINT_URL_SQS: `${services}/sqs`,
    [localVariableNames.pushServiceUrl]: `${services}/push`,
  }
  for (const name of [
    'AWS_PROFILE',
    'AWS_SESSION_TOKEN',
    'AWS_ENDPOINT_URL',
    'AWS_IGNORE_CONFIGURED_ENDPOINT_URLS',
    variableNames.distributionId,
    variableNames.moderation,
  ]) {
    delete process.env[name]
  }
  Object.assign(process.env, env)
  return env
}

/**
 * Secrets that survive a restart, so that a restart signs nobody out. The keys of the file are the
 * names of the environment variables, because names in the code may change.
 */
const secretsIn = (file: string | undefined) => {
  const fresh = () => {
    const push = webPush.generateVAPIDKeys()
    return {
      [variableNames.sessionKeys]: randomBytes(32).toString('base64url'),
      [variableNames.photoKey]: randomBytes(32).toString('base64url'),
      [variableNames.debitKey]: randomBytes(32).toString('base64url'),
      [variableNames.pushPublicKey]: push.publicKey,
      [variableNames.pushPrivateKey]: push.privateKey,
    }
  }
  if (!file) return fresh()
  const secrets = { ...fresh(), ...readKept<Partial<ReturnType<typeof fresh>>>(file, {}) }
  keep(file, secrets)
  return secrets
}
