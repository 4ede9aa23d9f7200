import { describe, expect, test } from 'vitest'
import { mails } from '#functions/mail/mails.ts'
import { type MailKey, mailKindOf } from '#functions/stores/mail/mail-props.ts'
import { languages } from '#shared/i18n/languages.ts'

type Form = { subject: string; preview: string }
type Texts = Record<MailKey, Form | Record<string, Form>>
const textsIn = async (language: string): Promise<Texts> =>
  ((await import(`../../shared/i18n/${language}/mail.ts`)) as { mail: Texts }).mail

/** Texts of a mail, or of each outcome that it can have. */
const formsOf = (texts: Form | Record<string, Form>): Form[] =>
  ('subject' in texts ? [texts as Form] : Object.values(texts)).filter(({ subject }) => subject)

const keys = Object.keys(mails) as MailKey[]

/** Words that tell somebody who looks over a shoulder that this is about dating. */
const revealing =
  /\b(dat(e|es|ing)|flirt\w*|single\w*|sexy?|erotic\w*|love|liefde|liebe|amour|amor|amore|miłoś\w*|randk\w*|rencontre\w*|citas?|incontri|partner\w*|match\w*)\b/iu

/** Mails of campaigns: staff write the subject, and a second person approves it. */
const byStaff: readonly MailKey[] = ['promotion', 'news', 'campaignTest']

describe.each(languages)('TRAP-51 the inbox in %s', (language) => {
  test.each(keys.filter((key) => !byStaff.includes(key)))(
    'names neither person nor dating beside a mail: %s',
    async (key) => {
      const forms = formsOf((await textsIn(language))[key])
      expect(forms).not.toEqual([])
      for (const { subject, preview } of forms) {
        expect(preview).not.toBe('')
        for (const line of [subject, preview]) {
          expect(line).not.toMatch(/\{name\}/)
          expect(line).not.toMatch(revealing)
        }
        // Phones show subjects of this length in full.
        expect(subject.replaceAll(/\{\w+, plural, (?:\w+ \{([^{}]*)\} ?)+\}/g, '$1').length).toBeLessThanOrEqual(70)
      }
    },
  )
})

test('each mail has the sender of its kind', () => {
  const kinds = Object.groupBy(keys, mailKindOf)
  expect(kinds.bulk?.toSorted()).toEqual(['news', 'promotion', 'weeklyUpdate'])
  expect(kinds.notification?.toSorted()).toEqual([
    'activationReminder',
    'newConversations',
    'newLikes',
    'newMessages',
    'photoReminder',
    'profileReminder',
    'unreadReminder',
  ])
  expect(kinds.service).toHaveLength(keys.length - 10)
})
