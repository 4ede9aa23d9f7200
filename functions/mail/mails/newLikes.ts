import { countNewLikes } from '#functions/stores/likes/list.ts'
import type { MailProps } from '#functions/stores/mail/mail-props.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { mail } from '../mail.ts'
import { mailTexts, say } from '../texts.ts'

/** Digest of likes (NOTIF-17). Names nobody: the site shows who it was. */
export const newLikes = mail<MailProps['newLikes']>({
  isWanted: async ({ id }) => (await countNewLikes(id)) > 0,
  parts: async ({ language, locale, props, origin, siteName }) => {
    const { newLikes: texts } = await mailTexts(locale)
    const count = Number(props.count)
    return {
      subject: say(language, texts.subject, { count }),
      preview: say(language, texts.preview),
      title: say(language, texts.title, { count }),
      paragraphs: [say(language, texts.lead, { site: siteName })],
      action: { label: say(language, texts.action), url: `${origin}${pathTo('likes')}` },
      note: say(language, texts.note),
    }
  },
})
