import type { Account } from '#functions/stores/account/account.ts'
import type { Language } from '#shared/i18n/languages.ts'
import type { TextLocale } from '#shared/i18n/regional.ts'

/** Recipient, site and props that a mail is made from. */
export type MailContext<Props> = {
  props: Props
  /** Empty if the recipient is not a member. */
  memberId: string
  to: string
  /** Origin of the sending site, such as https://www.example.nl. */
  origin: string
  language: Language
  /** Locale of the mail's texts: the language as written in the site's country. */
  locale: TextLocale
  siteName: string
  /**
   * Time of the event that caused the mail: links expire relative to it, however late the mail is
   * sent.
   */
  createdAt: Date
  /** Time at which the mail is sent. */
  now: Date
}

/** Content of a mail, from which text and HTML are rendered. */
export type Parts = {
  subject: string
  /** Line that mail clients show beside the subject. */
  preview: string
  title: string
  /** URLs of blurred photos of members, below the title. */
  faces?: readonly string[]
  paragraphs: readonly string[]
  /** Rows of a receipt, each a label and its value, below the paragraphs. */
  facts?: readonly (readonly [label: string, value: string])[]
  action: { label: string; url: string }
  /** Small print below: expiry of the link, and what to do about an unexpected mail. */
  note: string
  /** Conversation that the mail is about: mail clients group the mails about one conversation. */
  conversation?: string
}

export type Mail<Props extends Record<string, string>> = {
  /** Whether the mail still applies; checked right before sending, which an outage may delay. */
  isWanted?: (account: Account, props: Props, now: Date) => boolean | Promise<boolean>
  parts: (context: MailContext<Props>) => Promise<Parts> | Parts
}

export const mail = <Props extends Record<string, string>>(declared: Mail<Props>): Mail<Props> => declared
