import type { Account } from '#functions/stores/account/account.ts'
import type { Language } from '#shared/i18n/languages.ts'
import type { TextLocale } from '#shared/i18n/regional.ts'
import type { NotificationType } from '#shared/model/user.ts'

/** What a mail is told about itself. */
export type MailContext<Props> = {
  props: Props
  /** Empty where the mail goes to no member. */
  memberId: string
  to: string
  /** Of the site that the mail speaks for, such as https://www.example.nl. */
  origin: string
  language: Language
  /** What its texts are chosen by: the language as the site's country writes it. */
  locale: TextLocale
  siteName: string
  /** When the reason for the mail arose: the lives of its links count from here, however late it leaves. */
  createdAt: Date
}

/** What a mail says: text and HTML are made from the same parts. */
export type Parts = {
  subject: string
  /** The line that mail programs show beside the subject. */
  preview: string
  title: string
  paragraphs: readonly string[]
  action: { label: string; url: string }
  /** In small letters beneath: how long the link lives, what to do when the mail is unexpected. */
  note: string
}

export type Mail<Props extends Record<string, string>> = {
  /** `service` is always sent; the kinds of notification honour the member's wishes and are unsubscribed from in the mail program. */
  category: 'service' | NotificationType
  /** Whether it is still worth sending, asked of the account right before. */
  isWanted?: (account: Account, props: Props) => boolean
  parts: (context: MailContext<Props>) => Promise<Parts> | Parts
}

export const mail = <Props extends Record<string, string>>(declared: Mail<Props>): Mail<Props> => declared
