import { escaped, type Reply } from './http.ts'
import { type Language, payFrame } from './pay-page.ts'
import type { YotiSession } from './yoti.ts'

/** Results that a person can choose on the page. `unclear`: the face does not prove the age. */
export const ageAnswers = ['adult', 'unclear', 'minor'] as const
export type AgeAnswer = (typeof ageAnswers)[number]

const texts = {
  nl: {
    title: 'Testcontrole van je leeftijd',
    notice: 'Dit is de testpagina op deze computer. Er wordt niets bekeken of bewaard.',
    missing: 'Deze controle bestaat niet.',
    reference: 'Kenmerk',
    settled: 'Deze controle is afgerond.',
    back: 'Terug naar de site',
    answers: { adult: 'Oud genoeg', unclear: 'Niet te zien', minor: 'Te jong volgens document' },
    cancel: 'Annuleren',
  },
  en: {
    title: 'Test of your age',
    notice: 'This is the test page on this computer. Nothing is looked at or stored.',
    missing: 'This check does not exist.',
    reference: 'Reference',
    settled: 'This check is done.',
    back: 'Back to the site',
    answers: { adult: 'Old enough', unclear: 'Cannot be told', minor: 'Too young by document' },
    cancel: 'Cancel',
  },
} as const

/** Page of the test service Yoti on which a check is done. `session` is null if it is unknown. */
export function yotiPage(session: YotiSession | null, language: Language): Reply {
  const text = texts[language]
  if (!session) return payFrame(null, language, text)
  const buttons = ageAnswers.map(
    (answer) => `<button name="action" value="${answer}" class="pay">${text.answers[answer]}</button>`,
  )
  const content = `
<h1>${text.title}</h1>
<dl><dt>${text.reference}</dt><dd>${escaped(session.reference)}</dd></dl>
${
  session.status === 'PENDING'
    ? `<form method="post">${buttons.join('')}<button name="action" value="cancel" class="cancel">${text.cancel}</button></form>`
    : `<p class="settled">${text.settled}</p>
<a class="back" href="${escaped(session.callbackUrl)}">${text.back}</a>`
}`
  return payFrame({ content, returnUrl: session.callbackUrl }, language, text)
}
