import { test } from 'vitest'
import { openBrowser } from '#test/support/browser.ts'
import { openStack } from '#test/support/stack.ts'
import { travel } from './main-journey.ts'

const stack = openStack({ countries: ['NL'] })
const browser = openBrowser(stack)

test('ROUTE-01 ROUTE-05 ACC-01 ACC-04 ACC-05 ACC-22 ACC-23 TRAP-21 TRAP-33 TRAP-57 CHAT-11 PAY-14 PAY-15 PAY-21 ERR-12 ERR-14 HOME-25: a newcomer gets from signup to the second purchase in Dutch on a phone', async () => {
  await travel({
    stack,
    browser,
    on: 'phone',
    language: 'nl',
    country: 'NL',
    region: 'NL-UT',
    city: 'Utrecht',
    methods: ['iDEAL', 'PayPal'],
  })
})
