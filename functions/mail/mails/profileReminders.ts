import type { mail as source } from '#shared/i18n/nl/mail.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { type MailContext, mail, type Parts } from '../mail.ts'
import { mailTexts, say } from '../texts.ts'

type Key = 'photoReminder' | 'profileReminder'

function parts(texts: (typeof source)[Key], { language, origin }: MailContext<object>): Parts {
  return {
    subject: say(language, texts.subject),
    preview: say(language, texts.preview),
    title: say(language, texts.title),
    paragraphs: [say(language, texts.lead)],
    action: { label: say(language, texts.action), url: `${origin}${pathTo('profile')}` },
    note: say(language, texts.note),
  }
}

const reminder = (key: Key) =>
  mail<Record<never, string>>({ parts: async (context) => parts((await mailTexts(context.locale))[key], context) })

/** Reminders of what is missing in the profile (NOTIF-26). */
export const photoReminder = reminder('photoReminder')
export const profileReminder = reminder('profileReminder')
