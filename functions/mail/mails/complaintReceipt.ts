import type { MailProps } from '#functions/stores/mail/mail-props.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { mail } from '../mail.ts'
import { mailTexts, say } from '../texts.ts'

/**
 * Receipt of a complaint, with its number (TRAP-63). Repeats nothing of the complaint: a visitor
 * can enter any address, and could otherwise send text to it.
 */
export const complaintReceipt = mail<MailProps['complaintReceipt']>({
  parts: async ({ language, locale, props: { receipt }, siteName, origin }) => {
    const { complaintReceipt: texts } = await mailTexts(locale)
    return {
      subject: say(language, texts.subject, { receipt }),
      preview: say(language, texts.preview),
      title: say(language, texts.title),
      paragraphs: [say(language, texts.lead, { receipt }), say(language, texts.next)],
      action: { label: say(language, texts.action, { site: siteName }), url: `${origin}${pathTo('index')}` },
      note: say(language, texts.note),
    }
  },
})
