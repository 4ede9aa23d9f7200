import { expect, test } from 'vitest'
import { readSiteSizes } from '#infra/build/site-sizes.ts'

test('quality.md performance: the home page is measured for members too, with what it loads for them, by the goal of the members’ area', async () => {
  const sizes = new Map((await readSiteSizes()).map(({ what, ...size }) => [what, size]))
  const visitor = sizes.get('first load of index.html')!
  const member = sizes.get('home page of a member')
  expect(member).toMatchObject({ goal: 170 })
  // Its own scripts are several KB.
  expect(member!.kilobytes).toBeGreaterThan(visitor.kilobytes + 5)
  expect(member!.kilobytes).toBeLessThanOrEqual(170)
})
