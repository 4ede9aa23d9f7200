import { expect, test } from 'vitest'
import { readSiteSizes } from '#infra/build/site-sizes.ts'

test('quality.md performance: the home page is measured for members too, with what it loads for them, by the goal of the members’ area', async () => {
  const sizes = new Map((await readSiteSizes()).map(({ what, ...size }) => [what, size]))
  const visitor = sizes.get('first load of index.html')!
  const member = sizes.get('home page of a member')
  expect(member).toMatchObject({ goal: 170 })
  // The scripts that only members load on the home page are several KB.
  expect(member!.kilobytes).toBeGreaterThan(visitor.kilobytes + 5)
  expect(member!.kilobytes).toBeLessThanOrEqual(170)
})

test('quality.md performance: screens of members are also measured with their texts, which those of visitors and staff lack', async () => {
  const sizes = await readSiteSizes()
  const chat = sizes.find(({ what }) => what === 'chats/ConversationScreen.tsx')!
  // The texts of the inner screens are 20 KB and more.
  expect(chat.withTexts).toBeGreaterThan(chat.kilobytes + 20)
  expect(
    sizes.filter(({ what }) => /^(?:landers|staff)\//.test(what)).every((one) => one.withTexts === undefined),
  ).toBe(true)
})
