import type { MailProps } from '#functions/stores/mail/mail-props.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { mail } from '../mail.ts'
import { mailTexts, say } from '../texts.ts'

/**
 * That a complaint has come in, with the number to name it by (TRAP-63). It repeats nothing of what was written: anybody can give any address,
 * and would otherwise have us send their words there.
 */
export const complaintReceipt = mail<MailProps['complaintReceipt']>({
  category: 'service',
  parts: ({ language, locale, props: { receipt }, siteName, origin }) => {
    const { complaintReceipt: texts } = mailTexts(locale)
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
