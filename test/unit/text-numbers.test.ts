import { expect, test } from 'vitest'
import { policy } from '#functions/stores/notifications/policy.ts'
import { type Language, languages } from '#shared/i18n/languages.ts'
import { type PageText, pageKeys } from '#shared/i18n/page-text.ts'
import { regionalLocales } from '#shared/i18n/regional.ts'
import { sendingSeconds } from '#shared/rules/direct-debit.ts'
import { auditYears, consentDays, knownDeviceDays, languageCookieDays, testMails } from '#shared/rules/limits.ts'
import { linkLife } from '#shared/rules/link-life.ts'
import { statesMinorAge } from '#shared/rules/own-age.ts'
import { refusedPhotoDays, verificationLimits } from '#shared/rules/photo-limits.ts'
import {
  bannedAddressDays,
  decidedComplaintDays,
  firstMessages,
  signupCreditsOnceDays,
} from '#shared/rules/safety-limits.ts'
import { type FoundText, flat, textsOf } from '#test/support/all-texts.ts'

// If a number in a text is a rule of the code, the text has a placeholder for the constant.

/** Ids of the sections of long pages, by file and place. */
const sectionIds = new Map<string, string>()
for (const language of languages)
  for (const key of pageKeys) {
    const { page } = (await import(`../../shared/i18n/${language}/pages/${key}.ts`)) as { page: PageText }
    for (const [at, { id }] of page.sections.entries())
      sectionIds.set(`pages/${key}.ts page.sections.${at}`, `${key} ${id}`)
  }

/** Key of a text, or page and section. */
const placeOf = ({ file, key }: FoundText): string => {
  const section = /^page\.sections\.\d+/.exec(key)?.[0]
  return sectionIds.get(`${file} ${section}`) ?? key
}

const regional = await Promise.all(
  regionalLocales.map(async (locale) => {
    const texts = (await import(`../../shared/i18n/${locale}.ts`)) as object
    return { language: locale.slice(0, 2) as Language, texts: flat({ ...texts }, `${locale}.ts`, '') }
  }),
)
const all = [
  ...(await Promise.all(languages.map(async (language) => ({ language, texts: await textsOf(language) })))),
  ...regional,
]

/** Everything that `whatIn` finds in the texts, each once, as `place: what`. */
const foundBy = (whatIn: (text: string, language: Language) => readonly string[]): string[] => [
  ...new Set(
    all.flatMap(({ language, texts }) =>
      texts.flatMap((found) => whatIn(found.text, language).map((what) => `${placeOf(found)}: ${what}`)),
    ),
  ),
]

/** Places and numbers of facts that no rule of the code decides, keyed by the reason. */
const facts: Record<string, readonly string[]> = {
  'the age of majority, which own-age.ts has in its patterns': [
    ...['errors.invalid_name', 'profile.held.reasons.age', 'safety.complaint.categories.minor'],
    ...['safety.decision.fixedFacts.age_suspended', 'safety.decision.ageProof', 'staff.texts.reasons.age'],
    ...['staff.complaints.categories.minor', 'mail.decision.lead.age_suspended'],
    ...['mail.decision.byMachine.age_suspended', 'terms conduct', 'faq text', 'privacy why'],
    'errors.complaints_paused',
    'mail.decision.lead.complaints_paused',
    'terms complaints',
  ].map((place) => `${place}: 18`),
  'the age groups, whose keys are their numbers': [
    'meeting.finder.ages.18-35: 18',
    'meeting.finder.ages.18-35: 35',
    'meeting.finder.ages.35+: 35',
  ],
  'an example': [
    ...['minimumHint', 'minimumWrong'].map((key) => `finance.discounts.${key}: 19.99`),
    'finance.payments.amountWrong: 19.99',
    'notifications.push.lead: 2',
    'safety.complaint.memberWrong: 7',
    'safety.complaint.memberWrong: 3',
  ],
  'part of a name': ['credits.method.names.prezelewy24: 24', 'profile.location.source: 4.0', 'service sources: 4.0'],
  'an article or a term of the law': ['service authorities: 11', 'service authorities: 12', 'mail.moneyBack.how: 14'],
  'what people do by hand (infra/operations.md)': ['safety.decision.ageProof: 30', 'privacy how-long: 30'],
  'a property of the services outside: backups, and coordinates with two decimals': [
    'privacy how-long: 35',
    'privacy location: 1',
  ],
}

/** Numbers in digits, except in placeholders, tags and exact plural forms. */
const digitsIn = (text: string): string[] =>
  [...text.replace(/=\d+ \{|<\/?\w+>|\{\w+/g, '').matchAll(/\d+(?:[.,]\d+)*/g)].map(([digits]) =>
    digits.replace(',', '.'),
  )

test('I18N-02: texts have no number in digits but those of fixed facts', () => {
  expect(foundBy(digitsIn).sort()).toEqual(Object.values(facts).flat().sort())
  expect(['ik ben 17', 'ik ben 18'].map(statesMinorAge)).toEqual([true, false])
})

/**
 * Number words and units of a language. A word of `many` may be followed by one more word before
 * the unit, a word of `one` may not.
 */
const counted: Record<Language, { one: string; many: string; unit: string }> = {
  nl: {
    one: 'een|één',
    many: 'twee|drie|vier|vijf|zes|zeven|acht|negen|tien|twaalf|veertien|vijftien|twintig|vierentwintig|dertig|zestig|negentig|honderd|halve?|anderhal(?:f|ve)',
    unit: 'min(?:uut|uten)|uur|kwartier|dag(?:en)?|etmaal|we(?:ek|ken)|maand(?:en)?|jaar|jaren|werkdagen|tekens|letters|cijfers|zinnen',
  },
  en: {
    one: 'an?|one',
    many: 'two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen|twenty|thirty|sixty|ninety|hundred|half|quarter of an',
    unit: 'minutes?|hours?|days?|weeks?|months?|years?|characters|letters|digits|lines',
  },
  de: {
    one: 'ein(?:e[nmrs]?)?',
    many: 'zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|vierzehn|fünfzehn|zwanzig|dreißig|sechzig|neunzig|hundert|halbe[nrs]?|anderthalb',
    unit: 'Minuten?|(?:Viertels|S)tunden?|Tag(?:e[ns]?)?|Wochen?|Monat(?:e[ns]?|s)?|Jahr(?:e[ns]?|s)?|Werktagen|Zeichen|Buchstaben|Ziffern|Sätze',
  },
  fr: {
    one: 'une?',
    many: 'deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quatorze|quinze|vingt|trente|soixante|cent|demi-?|quart d’',
    unit: 'minutes?|heures?|jours?|journée|semaines?|mois|ans?|années?|caractères|lettres|chiffres|phrases',
  },
  it: {
    one: 'un[ao]?|un’',
    many: 'due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|quattordici|quindici|venti|trenta|sessanta|cento|mezz[ao]|quarto d’',
    unit: 'minut[oi]|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|caratteri|lettere|cifre|frasi',
  },
  es: {
    one: 'una?',
    many: 'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|catorce|quince|veinte|treinta|sesenta|cien|medi[oa]|cuarto de',
    unit: 'minutos?|horas?|días?|semanas?|mes(?:es)?|años?|caracteres|letras|cifras|frases',
  },
  pl: {
    one: 'jed(?:en|n[aąeo]\\p{L}*)',
    many: 'dw(?:a|ie|óch)|trz(?:y|ech)|czter(?:y|ech)|pię(?:ć|ciu)|sześ(?:ć|ciu)|siedem|siedmiu|osiem|ośmiu|dziewięć|dziesię(?:ć|ciu)|dwanaście|czternaście|piętnaście|dwadzieścia|trzydzieści|sto|pół|półtora',
    unit: 'minut[ęy]?|godzin[aęy]?|dni|dzień|tygodni[ea]?|miesi(?:ąc[ae]?|ęcy)|rok|roku|lata?|znak(?:i|ów)|liter[ya]?|cyfr[ya]?|zda(?:nia|ń)',
  },
}

const patterns = Object.fromEntries(
  Object.entries(counted).map(([language, { one, many, unit }]) => [
    language,
    new RegExp(`(?<!\\p{L})(?:(?:${many})(?:\\s\\p{L}+)?|(?:${one}))\\s?(?<!\\p{L})(?:${unit})(?!\\p{L})`, 'iu'),
  ]),
) as Record<Language, RegExp>

const day = 86_400

/**
 * Places of numbers that read better in words: fixed facts with their reason, and terms with the
 * values of the code that they state. A change of such a value requires a change of these texts.
 */
const worded: readonly {
  places: readonly string[]
  why: string
  is?: readonly unknown[]
  states?: readonly unknown[]
}[] = [
  {
    why: 'what the payment provider and the bank show of a card and an account',
    places: ['buying.cards.storeText', 'credits.directDebit.ibanHint', 'faq card', 'privacy what'],
  },
  {
    why: 'codes of authenticator apps',
    places: ['staff.signIn.codeHint', 'staff.enrol.codeHint'],
  },
  { why: 'how a name starts', places: ['account.signup.place.nameStart'] },
  { why: 'two letters of ISO 3166', places: ['staff.flaggers.countryHint'] },
  { why: 'terms of SEPA', places: ['mail.debitNotice.refund', 'mandate.notice', 'mandate.refund'] },
  {
    why: 'terms of privacy law',
    places: ['mail.exportFailed.help', 'staff.requests.erasures.lead', 'privacy rights'],
  },
  {
    why: 'how fast people answer, and jobs run',
    places: [
      ...['profile.held.waiting.text', 'faq photo', 'faq text', 'service contact'],
      ...['mail.accountErased.lead', 'staff.requests.file.building', 'staff.requests.erasures.approveNow'],
    ],
  },
  { why: 'an exact plural form', places: ['notifications.types.unread_message_reminders.text'] },
  {
    why: 'names of rhythms',
    places: ['mail.newLikes.note', 'mail.weeklyUpdate.note', 'notifications.types.weekly_updates.text'],
  },
  { why: 'limits per day by their name', places: ['ageCheck.daily', 'app.activation.tooMany', 'verification.daily'] },
  {
    why: 'half a year for an objection',
    states: [decidedComplaintDays],
    is: [183],
    places: [
      ...['mail.complaintAnswer.note', 'mail.complaintAnswer.noteOutsideEu', 'mail.accountErased.kept'],
      ...['mail.decision.note', 'mail.decision.noteOutsideEu'],
      ...['safety.complaint.promise.answered', 'safety.decision.invalid.text', 'staff.complaint.evidenceGone'],
      'terms complaints',
    ],
  },
  {
    why: 'an hour of a link for a new password',
    states: [linkLife.passwordReset],
    is: [3_600],
    places: ['mail.passwordReset.preview', 'faq password'],
  },
  {
    why: 'a quarter of an hour before a mail',
    states: [policy.conversationStarted.mail, policy.messageReceived.mail],
    is: [expect.objectContaining({ afterMinutes: 15 }), expect.objectContaining({ afterMinutes: 15 })],
    places: ['mail.newConversations.note', 'mail.newMessages.note'],
  },
  {
    why: 'an hour of a limit',
    states: [firstMessages.sameText.windowSeconds, sendingSeconds, testMails.windowSeconds],
    is: [3_600, 3_600, 3_600],
    places: [
      ...['chats.notice.same_opening_limit', 'errors.same_opening_limit', 'errors.direct_debit_code_limit'],
      ...['staff.campaigns.testsUsedUp', 'terms premium'],
    ],
  },
  {
    why: 'a year of two cookies',
    states: [knownDeviceDays, languageCookieDays],
    is: [365, 365],
    places: ['cookies needed'],
  },
  { why: 'half a year of a choice', states: [consentDays], is: [180], places: ['cookies device'] },
  {
    why: 'two weeks of a refused verification',
    states: [verificationLimits.refusedDays],
    is: [14],
    places: ['privacy verification'],
  },
  {
    why: 'half a year, a year and two years of what is kept, a day of a limit and a month of logs',
    states: [
      ...[decidedComplaintDays, signupCreditsOnceDays, bannedAddressDays, refusedPhotoDays.recognised],
      ...[knownDeviceDays, auditYears, firstMessages.started.windowSeconds],
    ],
    is: [183, 183, 730, 365, 365, 2, day],
    places: ['privacy how-long'],
  },
]

test('I18N-02: texts have no number in words but those of fixed facts, and terms with their present value', () => {
  const places = foundBy((text, language) => (patterns[language].test(text) ? [''] : [])).map((found) =>
    found.replace(/: $/, ''),
  )
  expect(places.sort()).toEqual(worded.flatMap((entry) => entry.places).sort())
  for (const { why, states, is } of worded) expect(states, why).toEqual(is)
})
