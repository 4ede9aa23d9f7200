import format from 'icu-minify/format'
import { defaultLanguage } from '#shared/i18n/languages.ts'
import type { PushPayload } from '#shared/model/push.ts'

/** Parsed texts by language and type, injected by the build (infra/build/service-worker.ts). */
export type PushTexts = Readonly<Record<string, Readonly<Record<string, Parameters<typeof format>[0]>>>>

export type Notice = { title: string; options: NotificationOptions; badge: number | null }

const formatters = {
  getPluralRules: (...given: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...given),
  getNumberFormat: (...given: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...given),
  getDateTimeFormat: (...given: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...given),
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

/** Path of this site, or the home page for any other input. */
export function ownPath(path: unknown, origin: string): string {
  const address = typeof path === 'string' && path.startsWith('/') ? URL.parse(path, origin) : null
  return address?.origin === origin ? address.pathname + address.search : '/'
}

/**
 * Notification of a push: type and count only, as lock screens show it
 * (TRAP-51, OPEN-63). An unreadable payload is shown as news, because
 * browsers revoke the permission of a site whose pushes show nothing.
 */
export function noticeOf(data: unknown, texts: PushTexts, origin: string): Notice {
  const { kind, count, path, language, badge } = (data ?? {}) as Partial<Record<keyof PushPayload, unknown>>
  const spoken = typeof language === 'string' && Object.hasOwn(texts, language) ? language : defaultLanguage
  const own = texts[spoken]!
  const known = typeof kind === 'string' && Object.hasOwn(own, kind) ? kind : 'news'
  return {
    title: String(format(own[known]!, spoken, { count: isCount(count) ? Math.max(1, count) : 1 }, { formatters })),
    options: {
      // a notification replaces the previous one of its type
      tag: known,
      lang: spoken,
      icon: '/icons/icon-192.png',
      badge: '/icons/badge.png',
      data: { path: ownPath(path, origin) },
    },
    badge: isCount(badge) ? badge : null,
  }
}
