import { describe, expect, test } from 'vitest'
import { mailCategories } from '#functions/stores/mail/mail-props.ts'
import * as chats from '#shared/contract/chats.ts'
import { type Language, languages } from '#shared/i18n/languages.ts'
import type { PageText } from '#shared/i18n/page-text.ts'
import { notificationTypes } from '#shared/model/user.ts'
import { isAdvertising } from '#shared/rules/notifications.ts'
import { textsOf } from '#test/support/all-texts.ts'

/** How each of the seven languages would advertise photos in a conversation. */
const photoInChat =
  /foto in (?:de chat|een gesprek)|Foto im (?:Chat|Gespräch)|photo in (?:the chat|a conversation)|foto en (?:el chat|una conversación)|photo dans (?:le chat|une conversation)|foto in (?:chat|una conversazione)|zdjęcie w rozmowie|\{photo_credits\}/iu

describe.each(languages)('TRAP-58 CHAT-10 CHAT-32 in %s', (language) => {
  test('prices, home, terms and questions offer photos in a conversation, which can be sent', async () => {
    expect(chats.addPhoto.path).toBe('/api/chat-photo.php')
    const offers = (await textsOf(language)).filter(({ text }) => photoInChat.test(text)).map(({ file }) => file)
    for (const place of ['credits', 'site', 'terms', 'faq', 'privacy']) expect(offers.join()).toContain(place)
  })
})

/**
 * Patterns for each language: `members` matches the word for members, `visitors` says that visitors
 * see only a blurred photo, age and region, and `others` introduces what all others see.
 */
const shownTo: Record<Language, { members: RegExp; visitors: RegExp; others: RegExp }> = {
  nl: { members: /leden/iu, visitors: /alleen een .*vage foto, je leeftijd en je regio/u, others: /anderen zien/iu },
  en: { members: /members/iu, visitors: /only a .*blurred.*, your age and your region/u, others: /others see/iu },
  de: { members: /Mitglieder/u, visitors: /nur ein .*Foto, dein Alter und deine Region/u, others: /Andere sehen/u },
  fr: {
    members: /membres/u,
    visitors: /(?:qu’|seulement )une photo floue.*, ton âge et ta région/u,
    others: /les autres voient/iu,
  },
  it: {
    members: /iscritt[io]|account/u,
    visitors: /solo una foto sfocata.*, la tua età e la tua regione/u,
    others: /gli altri vedono/iu,
  },
  es: {
    members: /miembros|cuenta/u,
    visitors: /solo (?:ven? )?una foto borrosa.*, tu edad y tu región/u,
    others: /los demás ven/iu,
  },
  pl: {
    members: /z kontem|inni/iu,
    visitors: /tylko rozmyte,? .*zdjęcie, (?:twój )?wiek i region/u,
    others: /inni widzą/iu,
  },
}

describe.each(languages)('PRIV-01 in %s', (language) => {
  const { members, visitors, others } = shownTo[language]

  test('home, privacy page and settings tell members from visitors, who see a blurred photo, age and region', async () => {
    const texts = await textsOf(language)
    const textAt = (file: string, key: string) => texts.find((one) => one.file === file && one.key === key)!.text
    const home = textAt('site.ts', 'site.home.reasons.discreet.text')
    const { page } = (await import(`#shared/i18n/${language}/pages/privacy.ts`)) as { page: PageText }
    const [toMembers, toVisitors] = page.sections.find(({ id }) => id === 'others')!.body
    for (const text of [home, toMembers]) expect(text).toMatch(members)
    for (const text of [home, toVisitors, textAt('account.ts', 'account.settings.visitors.text')])
      expect(text).toMatch(visitors)
    expect(textAt('members.ts', 'members.veiled.text')).toMatch(members)
  })

  test('home and landers say that all others see the age, and say so of nothing else', async () => {
    const texts = (await textsOf(language)).filter(({ file }) => /^(?:site|landers)\.ts$/.test(file))
    const keys = texts.filter(({ text }) => others.test(text)).map(({ key }) => key)
    expect(keys.toSorted()).toEqual(['landers.common.hint', 'site.home.start.hint'])
  })
})

test.each(languages)(
  'TRAP-01 SEARCH-14 in %s the invitation below a visitor’s results counts no members',
  async (language) => {
    const texts = await textsOf(language)
    const title = texts.find(({ key }) => key === 'members.invitation.title')!.text
    expect(title).toMatch(/profi|perfil/iu)
    expect(title).not.toMatch(/leden|members|Mitglied|membres|miembros|iscritti|użytkownik/iu)
  },
)

test('NOTIF-02 NOTIF-12 every notification type has a mail', () => {
  const categories = new Set(Object.values(mailCategories))
  expect(notificationTypes.filter((type) => !categories.has(type))).toEqual([])
})

test('TRAP-49 three notification types are advertising', () => {
  expect(notificationTypes.filter(isAdvertising)).toEqual(['promotions', 'weekly_updates', 'news'])
})
