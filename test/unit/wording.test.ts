import { describe, expect, test } from 'vitest'
import { titleText } from '#frontend/domain/site/title.ts'
import { languages } from '#shared/i18n/languages.ts'
import { type FoundText, flat, textsOf } from '#test/support/all-texts.ts'

const others = languages.filter((language) => language !== 'en')

const all = Object.fromEntries(
  await Promise.all(languages.map(async (language) => [language, await textsOf(language)] as const)),
) as Record<(typeof languages)[number], FoundText[]>

/** Location of a text, for the message of a failure. */
const at = ({ file, key, text }: FoundText) => `${file} ${key}: ${text}`

const textAt = (language: (typeof languages)[number], file: string, key: string): string =>
  all[language].find((found) => found.file === file && found.key === key)!.text

/**
 * Words that are the same in every language: payment methods, terms of dating sites, file and date
 * formats.
 */
const everywhere = [
  ...['Przelewy24', 'BLIK', 'giropay', 'Mastercard', 'Visa', 'Nexi', 'Carte Bancaire', 'iDEAL', 'Bancontact'],
  ...['Apple Pay', 'paysafecard', 'Maestro', 'PayPal', 'Sofort', 'eps', 'IBAN'],
  ...[
    'Premium',
    'Like',
    'Likes',
    'Match',
    'Matches',
    'Sexy',
    'Bi',
    'BDSM',
    'Sushi',
    'Cookies',
    'DD',
    'MM',
    'Push',
    'Link',
  ],
]

/**
 * Words that equal the English ones by chance. Any other text equal to the English one counts as
 * untranslated.
 */
const sameWord: Record<(typeof others)[number], readonly string[]> = {
  nl: [
    ...[
      'Credits',
      'Postcode',
      'Account',
      'Privacy',
      'champagne',
      'Barbecue',
      'Lingerie',
      'Massages',
      'Filters',
      'Contact',
      'Dates',
    ],
    ...['Brunette', 'Blond', 'Amber', 'Later', 'Discreet', 'Code', 'Open', 'Status', 'Man', 'Per credit'],
    ...['{price} per credit', '{count, number} credits', '{name} console', 'Register: {register}'],
    '{count, plural, one {# credit} other {# credits}}',
  ],
  de: [
    'Credits',
    'Dates',
    'Code',
    'Blond',
    'Status',
    'Tattoos',
    'Toys',
    'Normal',
    'Single',
    'Name',
    'Organisation',
    'Register: {register}',
  ],
  es: ['Error', 'Error {status}', 'Popular', 'Normal', 'Gay', 'visible', 'Invisible', 'No'],
  fr: [
    ...['champagne', 'Barbecue', 'Lingerie', 'Massages', 'Contact', 'Code', 'Gay', 'visible', 'Invisible', 'Messages'],
    ...[
      'Conversations',
      'rose',
      'Date',
      'Distance',
      'Art',
      'Shopping',
      'Orientation',
      'Notifications',
      'Photo',
      'Photos',
    ],
    ...['Photo {number}', 'Photo {number}, {state}', 'Message', 'Sessions', 'Organisation'],
    '{count, plural, one {# minute} other {# minutes}}',
  ],
  it: ['Account', 'Email', 'Privacy', 'champagne', 'Lingerie', 'Single', 'Gay', 'No', 'Shopping', 'Password'],
  pl: ['Blond', 'Status'],
}

describe.each(others)('TRAP-53 I18N-05 %s', (language) => {
  test('has no English text', () => {
    const english = new Map(all.en.map(({ file, key, text }) => [`${file} ${key}`, text]))
    const allowed = new Set([...everywhere, ...sameWord[language]])
    const left = all[language].filter(
      ({ file, key, text }) =>
        english.get(`${file} ${key}`) === text && !allowed.has(text) && /\p{L}{2}/u.test(text.replace(/\{\w+\}/g, '')),
    )
    expect(left.map(at)).toEqual([])
  })

  test('translates the English texts quoted by the specification', () => {
    const quoted = /Get Premium|New like|This page could not be found|code not found|code already used/i
    expect(all[language].filter(({ text }) => quoted.test(text)).map(at)).toEqual([])
  })
})

test('TRAP-53 ERR-03 PAY-32 PAY-33 the English texts quoted by the specification are exact', () => {
  expect(textAt('en', 'app.ts', 'app.nav.getPremium')).toBe('Get Premium')
  expect(textAt('en', 'app.ts', 'app.errors.notFound')).toBe('This page could not be found')
  expect(textAt('en', 'app.ts', 'app.errors.fallback')).toBe('Error')
  expect(textAt('en', 'likes.ts', 'likes.newLike.title')).toBe('New like!')
  expect(textAt('en', 'errors.ts', 'errors.code_not_found')).toBe('code not found')
  expect(textAt('en', 'errors.ts', 'errors.code_already_used')).toBe('code already used')
})

/**
 * A straight apostrophe or quotation mark. ICU treats the straight apostrophe as an escape
 * character.
 */
const straightMarks = (text: string) => /['"]/.test(text)

describe.each(languages)('typography in %s', (language) => {
  test('I18N-02 apostrophes and quotation marks are typographic', () => {
    expect(all[language].filter(({ text }) => straightMarks(text)).map(at)).toEqual([])
  })

  test('ERR-09 refusals have no exclamation mark', () => {
    expect(all[language].filter(({ file, text }) => file.endsWith('errors.ts') && text.includes('!')).map(at)).toEqual(
      [],
    )
  })
})

/**
 * French uses a narrow no-break space before ; ? ! and %, and a no-break space before : and inside
 * guillemets.
 */
const badFrenchSpacing = (text: string) =>
  /[^\u202f][;?!%]/u.test(text.replace(/\{\w+, (?:plural|select|number)[^}]*/g, '')) ||
  /[^\u00a0]:/u.test(text) ||
  /«[^\u00a0]/u.test(text) ||
  /[^\u00a0]»/u.test(text)

test('I18N-02 French texts have their spacing before ; : ? ! % and inside guillemets', async () => {
  const regional = flat({ ...(await import('#shared/i18n/fr-CA.ts')) }, 'fr-CA.ts', '')
  expect([...all.fr, ...regional].filter(({ text }) => badFrenchSpacing(text)).map(at)).toEqual([])
})

/** Stem of the only word for a photo that staff refused. */
const refusedPhoto = {
  nl: /geweigerd/i,
  de: /abgelehnt/i,
  en: /declined/i,
  es: /rechazad/i,
  fr: /refusée/i,
  it: /rifiutata/i,
  pl: /odrzucon/i,
}

test.each(languages)(
  'PHOTO-10 TRAP-63 in %s a refused photo is named by the same word for members, in mails and for staff',
  (language) => {
    const said = [
      textAt(language, 'photos.ts', 'photos.refused.title'),
      textAt(language, 'photos.ts', 'photos.refused.refused_before'),
      textAt(language, 'safety.ts', 'safety.decision.kinds.photo_refused'),
      textAt(language, 'safety.ts', 'safety.decision.kinds.chat_photo_refused'),
      textAt(language, 'staff.ts', 'staff.member.photoStatus.rejected'),
      textAt(language, 'staff.ts', 'staff.photos.decided.refused'),
    ]
    expect(said.filter((text) => !refusedPhoto[language].test(text))).toEqual([])
  },
)

test("OPEN-70 a title never contains the site's name twice", () => {
  expect(titleText('Vonk: daten, flirten en chatten', 'Vonk', 0)).toBe('Vonk: daten, flirten en chatten')
  expect(titleText('Vonk: daten, flirten en chatten', 'Vonk', 3)).toBe('(3) Vonk: daten, flirten en chatten')
  expect(titleText('', 'Vonk', 0)).toBe('Vonk')
})
