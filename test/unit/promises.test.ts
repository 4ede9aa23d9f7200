import { describe, expect, test } from 'vitest'
import { mailCategories } from '#functions/stores/mail/mail-props.ts'
import { chats } from '#shared/contract/chats.ts'
import { languages } from '#shared/i18n/languages.ts'
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

test('NOTIF-02 NOTIF-12 every notification type has a mail', () => {
  const categories = new Set(Object.values(mailCategories))
  expect(notificationTypes.filter((type) => !categories.has(type))).toEqual([])
})

test('TRAP-49 three notification types are advertising', () => {
  expect(notificationTypes.filter(isAdvertising)).toEqual(['promotions', 'weekly_updates', 'news'])
})
