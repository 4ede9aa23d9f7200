import type { MailProps } from '#functions/stores/mail/mail-props.ts'
import type { CorrectableField } from '#shared/model/hand-request.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { mail } from '../mail.ts'
import { siteCountry } from '../site-country.ts'
import { mailTexts, say } from '../texts.ts'

/** Notice that staff downloaded the export for a member who could not (MOD-19). */
export const exportHandedOver = mail<MailProps['exportHandedOver']>({
  parts: async ({ language, locale, props: { name }, origin, siteName }) => {
    const { exportHandedOver: texts } = await mailTexts(locale)
    return {
      subject: say(language, texts.subject, { site: siteName }),
      preview: say(language, texts.preview),
      title: say(language, texts.title, { name }),
      paragraphs: [say(language, texts.lead, { site: siteName }), say(language, texts.check)],
      action: { label: say(language, texts.action), url: `${origin}${pathTo('pages-service')}` },
      note: say(language, texts.note),
    }
  },
})

/** Notice of corrected data: names of the fields, without their values. */
export const dataCorrected = mail<MailProps['dataCorrected']>({
  parts: async ({ language, locale, props: { name, fields }, origin, siteName }) => {
    const { dataCorrected: texts } = await mailTexts(locale)
    const named = fields.split(',') as CorrectableField[]
    return {
      subject: say(language, texts.subject, { site: siteName }),
      preview: say(language, texts.preview),
      title: say(language, texts.title, { name }),
      paragraphs: [
        say(language, texts.lead, { site: siteName }),
        named.map((field) => say(language, texts.fields[field])).join(', '),
        ...(named.includes('email') ? [say(language, texts.link)] : []),
      ],
      action: { label: say(language, texts.action), url: `${origin}${pathTo('pages-service')}` },
      note: say(language, texts.note),
    }
  },
})

/** Notice of an erasure without a grace period. */
export const accountErased = mail<MailProps['accountErased']>({
  parts: async ({ language, locale, props: { name }, origin, siteName }) => {
    const { accountErased: texts } = await mailTexts(locale)
    return {
      subject: say(language, texts.subject, { site: siteName }),
      preview: say(language, texts.preview),
      title: say(language, texts.title, { name }),
      paragraphs: [say(language, texts.lead, { site: siteName }), say(language, texts.kept)],
      action: { label: say(language, texts.action), url: `${origin}${pathTo('pages-privacy')}` },
      note: say(language, texts.note),
    }
  },
})

/**
 * Notice of a declined request, with the reasons and the right to complain (GDPR 12(4)). Not every
 * country outside the EU has a data protection authority, so the text for these countries mentions
 * one only conditionally.
 */
export const requestDeclined = mail<MailProps['requestDeclined']>({
  parts: async ({ language, locale, props: { name, request, ground, reason }, origin, siteName }) => {
    const { requestDeclined: texts } = await mailTexts(locale)
    const own = texts[request]
    return {
      subject: say(language, texts.subject, { site: siteName }),
      preview: say(language, texts.preview),
      title: say(language, texts.title, { name }),
      paragraphs: [
        say(language, own.lead, { site: siteName }),
        ...(ground ? [say(language, texts.grounds[ground])] : []),
        reason,
        say(language, siteCountry(origin).inEu ? texts.object : texts.objectOutsideEu),
      ],
      action: { label: say(language, texts.action), url: `${origin}${pathTo('pages-service')}` },
      note: say(language, own.note),
    }
  },
})
