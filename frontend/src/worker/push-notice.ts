import format from 'icu-minify/format'
import { defaultLanguage } from '#shared/i18n/languages.ts'
import type { PushPayload } from '#shared/model/push.ts'

/** Parsed texts by language and type, injected by the build (infra/build/service-worker.ts). */
export type PushTexts = Readonly<Record<string, Readonly<Record<string, Parameters<typeof format>[0]>>>>

export type Notice = {
  title: string
  options: NotificationOptions
  badge: number | null
  /** Shown even if the site is in view, as for the test push of the settings. */
  isTest: boolean
}

const formatters = {
  getPluralRules: (...given: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...given),
  getNumberFormat: (...given: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...given),
  getDateTimeFormat: (...given: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...given),
}

/** Maximum length of a tag or name that is shown; those from the server are shorter. */
const maxLength = 100

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= maxLength

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

/** Path of this site, or the home page for any other input. */
export function ownPath(path: unknown, origin: string): string {
  const address = typeof path === 'string' && path.startsWith('/') ? URL.parse(path, origin) : null
  return address?.origin === origin ? address.pathname + address.search : '/'
}

/**
 * Notification for a push: only type and count, because lock screens show it (TRAP-51, OPEN-63),
 * and the other member's name if the recipient chose names. A push of an unknown kind, from a later
 * release, or with an unreadable payload is shown as general news, because browsers revoke the
 * permission of a site whose pushes show nothing.
 */
export function noticeOf(data: unknown, texts: PushTexts, origin: string): Notice {
  const known = (data ?? {}) as Partial<Record<keyof PushPayload, unknown>>
  const { kind, count, path, language, tag, silent, name, badge } = known
  const spoken = typeof language === 'string' && Object.hasOwn(texts, language) ? language : defaultLanguage
  const own = texts[spoken]!
  const shown = typeof kind === 'string' && Object.hasOwn(own, kind) ? kind : 'news'
  const text = String(format(own[shown]!, spoken, { count: isCount(count) ? Math.max(1, count) : 1 }, { formatters }))
  return {
    title: isText(name) ? name.trim() : text,
    options: {
      ...(isText(name) && { body: text }),
      // a notification replaces the shown one with the same tag: one per conversation, or per kind
      tag: isText(tag) ? tag : shown,
      ...(silent === true && { silent }),
      lang: spoken,
      icon: '/icons/icon-192.png',
      badge: '/icons/badge.png',
      data: { path: ownPath(path, origin) },
    },
    badge: isCount(badge) ? badge : null,
    isTest: shown === 'test',
  }
}
