import { momentIn } from '#functions/platform/moment.ts'
import type { MailProps } from '#functions/stores/mail/mail-props.ts'
import type { Language, Translation } from '#shared/i18n/languages.ts'
import type { safety } from '#shared/i18n/nl/safety.ts'
import { hasFixedFacts, isMachineKind } from '#shared/model/decision.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { objectionLink } from '../links.ts'
import { mail } from '../mail.ts'
import { siteCountry } from '../site-country.ts'
import { mailTexts, say } from '../texts.ts'

type Texts = { safety: Translation<typeof safety> }

/** Words for kinds and grounds, shared with the page for objections. */
const wordsIn = async (language: Language) =>
  ((await import(`../../../shared/i18n/${language}/safety.ts`)) as Texts).safety.decision

const linesOf = (text: string) => text.split(/\n+/).filter((line) => line.trim() !== '')

/**
 * Statement of reasons (MOD-02, article 17 of the Digital Services Act). Composed from the stored
 * decision, so that it cannot state a decision that was never made (MOD-18). Only the EU has
 * certified dispute settlement bodies (article 21); elsewhere the mail names the court alone.
 */
export const decision = mail<MailProps['decision']>({
  parts: async (context) => {
    const { language, locale, siteName, createdAt, origin } = context
    const { name, number, kind, ground, facts, source, until, removedName } = context.props
    const [{ decision: texts }, words] = await Promise.all([mailTexts(locale), wordsIn(language)])
    const lead =
      kind === 'chat_photo_refused' || (source === 'machine' && isMachineKind(kind))
        ? texts.byMachine[kind]
        : texts.lead[kind]
    return {
      subject: say(language, texts.subject, { site: siteName, number }),
      preview: say(language, texts.preview),
      title: say(language, texts.title, { name }),
      paragraphs: [
        say(language, lead, { site: siteName, name, removed: removedName }),
        ...(hasFixedFacts(kind) ? [words.fixedFacts[kind]] : linesOf(facts)),
        say(language, texts[source]),
        ...(source === 'machine' ? [] : [say(language, texts.person)]),
        say(language, texts.means),
        ...(kind === 'age_suspended' ? [words.ageProof] : []),
      ],
      facts: [
        [say(language, texts.facts.number), number],
        [say(language, texts.facts.what), words.kinds[kind]],
        [say(language, texts.facts.from), momentIn(context, createdAt)],
        ...(until ? ([[say(language, texts.facts.until), momentIn(context, new Date(until))]] as const) : []),
        [say(language, texts.facts.where), say(language, texts.facts.whole, { site: siteName })],
        [say(language, texts.facts.ground), words.grounds[ground]],
      ],
      action: { label: say(language, texts.action), url: await objectionLink(context, number) },
      note: say(language, siteCountry(origin).inEu ? texts.note : texts.noteOutsideEu),
    }
  },
})

/** Outcome of an objection, with its reasons (MOD-03). */
export const objectionAnswer = mail<MailProps['objectionAnswer']>({
  parts: async ({ language, locale, props: { name, number, kind, outcome, answer }, origin }) => {
    const { objectionAnswer: texts } = await mailTexts(locale)
    return {
      subject: say(language, texts.subject, { number }),
      preview: say(language, texts.preview),
      title: say(language, texts.title, { name }),
      paragraphs: [
        say(language, outcome === 'reversed' ? texts.reversed[kind] : texts[outcome], { number }),
        // If a later decision replaced this one, nobody wrote an answer to the objection.
        ...(answer ? [say(language, texts.reasons), ...linesOf(answer)] : []),
      ],
      action: { label: say(language, texts.action), url: `${origin}${pathTo('index')}` },
      note: say(language, siteCountry(origin).inEu ? texts.note : texts.noteOutsideEu),
    }
  },
})
