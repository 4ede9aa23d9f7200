import { expect, test } from 'vitest'
import { app as enApp } from '#shared/i18n/en/app.ts'
import { languages } from '#shared/i18n/languages.ts'
import { app } from '#shared/i18n/nl/app.ts'
import { credits } from '#shared/i18n/nl/credits.ts'
import { errors } from '#shared/i18n/nl/errors.ts'
import { likes } from '#shared/i18n/nl/likes.ts'

test('TRAP-53 ERR-03 ERR-06 ERR-09 ERR-10 ERR-12: the texts that the document gives stand letter by letter, its English and its spelling too', () => {
  expect(app.errors).toMatchObject({
    general: 'Er is een fout opgetreden.',
    temporary: 'Er is een fout opgetreden, probeer het later opnieuw.',
    notFound: 'This page could not be found',
    fallback: 'Error',
  })
  expect(app.nav.getPremium).toBe('Get Premium')
  expect(likes.newLike.title).toBe('New like!')
  expect(credits.transaction).toMatchObject({
    failed: 'Betaling mislukt',
    failedText: 'De betaling is mislukt of geannuleeerd.',
  })
  expect(errors).toMatchObject({ code_not_found: 'code not found', code_already_used: 'code already used' })
  // and they are the same in other languages where they are codes
  expect(enApp.errors.notFound).toBe(app.errors.notFound)
})

test('OPEN-78 ERR-20: a repeat order by credit card that failed is told in these words', () =>
  expect(credits.transaction.cardFailed).toBe(
    'De creditcardbetaling is mislukt. Probeer het opnieuw of betaal met PayPal.',
  ))

test.each(languages)('ERR-20 PAY-22: in %s it names PayPal, and not where there is none', async (language) => {
  const texts = ((await import(`../../shared/i18n/${language}/credits.ts`)) as { credits: typeof credits }).credits
  const { cardFailed, cardFailedOther, failedText } = texts.transaction
  expect(cardFailed).toContain('PayPal')
  expect(cardFailedOther).not.toContain('PayPal')
  // both begin alike: what failed, then trying again
  expect(cardFailedOther.split(/[.!]/)[0]).toBe(cardFailed.split(/[.!]/)[0])
  expect(cardFailed).not.toBe(failedText)
})
