import { test } from 'vitest'
import { openBrowser } from '#test/support/browser.ts'
import { openStack } from '#test/support/stack.ts'
import { travel } from './main-journey.ts'

const stack = openStack({ countries: ['GB'] })
const browser = openBrowser(stack)

test('ROUTE-01 ROUTE-04 LAYOUT-05 ACC-01 ACC-04 ACC-05 ACC-22 ACC-23 ACC-31 PAY-13 PAY-14 PAY-15 PAY-23 NAV-13: a newcomer gets from signup to the second purchase in English on a desktop', async () => {
  await travel({
    stack,
    browser,
    on: 'desktop',
    language: 'en',
    country: 'GB',
    region: 'GB-KEN',
    city: 'Canterbury',
    methods: ['PayPal', 'Card'],
  })
})
