import type { Account } from '#functions/stores/account/account.ts'
import type { MailProps } from '#functions/stores/mail/mail-props.ts'
import { checkWeeklyNews, hasNews } from '#functions/stores/weekly/news.ts'
import { countryOf } from '#shared/countries/all.ts'
import { civilDate } from '#shared/rules/age.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { facesOf } from '../faces.ts'
import { mail } from '../mail.ts'
import { mailTexts, say } from '../texts.ts'

type Props = MailProps['weeklyUpdate']

const newsNow = (account: Pick<Account, 'id'>, { since, newcomers }: Props) =>
  checkWeeklyNews(account, since, newcomers.split(',').filter(Boolean))

/**
 * Weekly update of what happened for the member (NOTIF-22); dropped if it can be sent only after
 * its day.
 */
export const weeklyUpdate = mail<Props>({
  isWanted: async (account, props, now) =>
    civilDate(now, countryOf(account.site).timeZone) === props.day && hasNews(await newsNow(account, props)),
  parts: async (context) => {
    const { memberId, language, locale, props, origin, siteName } = context
    const { weeklyUpdate: texts } = await mailTexts(locale)
    const { chats, likes, newcomers } = await newsNow({ id: memberId }, props)
    return {
      subject: say(language, texts.subject),
      preview: say(language, texts.preview),
      title: say(language, texts.title),
      faces: await facesOf(context, [
        ...chats.map(({ partner }) => partner.id),
        ...likes.map(({ card }) => card.id),
        ...newcomers.map(({ id }) => id),
      ]),
      paragraphs: [
        ...(chats.length > 0 ? [say(language, texts.chats, { count: chats.length })] : []),
        ...(likes.length > 0 ? [say(language, texts.likes, { count: likes.length })] : []),
        ...(newcomers.length > 0 ? [say(language, texts.newcomers, { count: newcomers.length })] : []),
      ],
      action: { label: say(language, texts.action, { site: siteName }), url: `${origin}${pathTo('index')}` },
      note: say(language, texts.note),
    }
  },
})
