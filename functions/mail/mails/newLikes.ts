import { listNewLikes } from '#functions/stores/likes/list.ts'
import type { MailProps } from '#functions/stores/mail/mail-props.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { facesOf } from '../faces.ts'
import { mail } from '../mail.ts'
import { mailTexts, say } from '../texts.ts'

/**
 * Digest of likes (NOTIF-17). The mail names nobody and shows blurred photos only: the recipient
 * sees on the site whose likes they are.
 */
export const newLikes = mail<MailProps['newLikes']>({
  isWanted: async ({ id }) => (await listNewLikes(id)).length > 0,
  parts: async (context) => {
    const { memberId, language, locale, props, origin, siteName } = context
    const { newLikes: texts } = await mailTexts(locale)
    const count = Number(props.count)
    return {
      subject: say(language, texts.subject, { count }),
      preview: say(language, texts.preview),
      title: say(language, texts.title, { count }),
      faces: await facesOf(
        context,
        (await listNewLikes(memberId)).map(({ card }) => card.id),
      ),
      paragraphs: [say(language, texts.lead, { site: siteName })],
      action: { label: say(language, texts.action), url: `${origin}${pathTo('likes')}` },
      note: say(language, texts.note),
    }
  },
})
