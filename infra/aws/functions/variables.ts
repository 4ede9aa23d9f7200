import { type VariableName, variableNames } from '#functions/platform/resources.ts'
import type { FunctionEntry } from '#infra/inventory.ts'
import type { SiteStack } from '../site-stack.ts'

/** Value of each variable in a country's stack. */
const values: Record<VariableName, (stack: SiteStack, entry: FunctionEntry) => string> = {
  tableName: ({ table }) => table.tableName,
  sites: ({ site }) => JSON.stringify({ [site.host]: site.code }),
  siteName: ({ site }) => site.siteName,
  sessionKeys: (stack) => stack.secret('sessionKeys'),
  originSecrets: (stack) => stack.secret('originSecrets'),
  photoKey: (stack) => stack.secret('photoKey'),
  photoBucket: ({ photos }) => photos.bucketName,
  evidenceBucket: ({ evidence }) => evidence.bucketName,
  distributionId: ({ edge }) => edge.distributionId,
  moderation: () => 'rekognition',
  queueUrls: ({ queues }, { resources }) => queues.urlsOf(resources.queues ?? []),
  liveApiUrl: ({ socket }) => socket.apiUrl,
  paymentApiUrl: ({ site }) => site.paymentApiUrl,
  paymentApiKey: (stack) => stack.secret('paymentApiKey'),
  flexpayUrl: ({ site }) => site.flexpayUrl,
  flexpayShop: ({ site }) => site.flexpayShop,
  // The secret of a country without a FlexPay shop has no such field.
  flexpayKey: (stack) => (stack.site.flexpayShop ? stack.secret('flexpayKey') : ''),
  yotiUrl: ({ site }) => site.yotiUrl,
  yotiSdkId: ({ site }) => site.yotiSdkId,
  // The secret of a country without an age check has no such field.
  yotiKey: (stack) => (stack.site.yotiSdkId ? stack.secret('yotiKey') : ''),
  yotiPublicKey: ({ site }) => site.yotiPublicKey,
  debitKey: (stack) => stack.secret('debitKey'),
  mailSenders: ({ mail }) => JSON.stringify(mail.senders),
  // Concurrent invocations share the site's rate equally.
  mailsPerSecond: ({ site }, entry) =>
    String(site.bulkMailsPerSecond / (entry.kind === 'queue' ? entry.concurrency : 1)),
  supportEmail: ({ site }) => site.supportEmail,
  pushPublicKey: ({ site }) => site.pushPublicKey,
  // The secret of a country without push has no such field.
  pushPrivateKey: (stack) => (stack.site.pushPublicKey ? stack.secret('pushPrivateKey') : ''),
}

/**
 * Variables of a function: variables that every function has, and variables of its kind and of its
 * resources.
 */
export const variableNamesOf = ({ kind, key, resources }: FunctionEntry): VariableName[] => [
  ...(['tableName', 'sites', 'siteName'] as const),
  // Only calls and handshakes come through the edge, which sends its secret with them.
  ...(kind === 'endpoint' || (kind === 'socket' && key === 'connect') ? (['originSecrets'] as const) : []),
  ...(resources.photos ? (['photoBucket'] as const) : []),
  ...(resources.evidence ? (['evidenceBucket'] as const) : []),
  ...(resources.cdn ? (['distributionId'] as const) : []),
  ...(resources.moderation ? (['moderation'] as const) : []),
  ...(resources.queues ? (['queueUrls'] as const) : []),
  ...(resources.live ? (['liveApiUrl'] as const) : []),
  ...(resources.env ?? []),
]

/**
 * No code reads SECRETS_VERSION. CloudFormation reads a secret only for functions that it updates,
 * and a raised version updates all of them.
 */
export const variablesOf = (stack: SiteStack, entry: FunctionEntry): Record<string, string> => ({
  ...Object.fromEntries(variableNamesOf(entry).map((name) => [variableNames[name], values[name](stack, entry)])),
  SECRETS_VERSION: String(stack.site.secretsVersion),
})
