import { expect, test } from 'vitest'
import { languages } from '#shared/i18n/languages.ts'
import { app } from '#shared/i18n/nl/app.ts'
import { credits } from '#shared/i18n/nl/credits.ts'
import { errors } from '#shared/i18n/nl/errors.ts'

test('TRAP-53 ACC-14 ACC-17 ACC-28 ACC-29 ERR-09 ERR-10 ERR-12: Dutch texts quoted by the specification are exact, including odd spelling', () => {
  expect(app.errors).toMatchObject({
    general: 'Er is een fout opgetreden.',
    temporary: 'Er is een fout opgetreden, probeer het later opnieuw.',
  })
  expect(credits.transaction).toMatchObject({
    failed: 'Betaling mislukt',
    failedText: 'De betaling is mislukt of geannuleeerd.',
  })
  expect(errors).toMatchObject({
    login_failed: 'Login mislukt, probeer opnieuw',
    login_blocked: 'Te veel foute pogingen, account voor {minutes} min geblokkeerd.',
    insufficient_credits: 'Je hebt onvoldoende credits',
    email_not_found: 'E-mailadres niet gevonden',
    invalid_email: 'Ongeldige e-mail',
    wrong_password: 'Controleer je oude wachtwoord.',
    minimum_age: 'Vul uw geboortedatum in ({min_age}+ jaar)',
  })
})

test('OPEN-78 ERR-20: the text of a failed credit card payment of a repeat order is exact', () =>
  expect(credits.transaction.cardFailed).toBe(
    'De creditcardbetaling is mislukt. Probeer het opnieuw of betaal met PayPal.',
  ))

test.each(languages)(
  'ERR-20 PAY-22: the text of a failed payment in %s mentions PayPal only where it is offered',
  async (language) => {
    const texts = ((await import(`../../shared/i18n/${language}/credits.ts`)) as { credits: typeof credits }).credits
    const { cardFailed, cardFailedOther, failedText } = texts.transaction
    expect(cardFailed).toContain('PayPal')
    expect(cardFailedOther).not.toContain('PayPal')
    // Both sentences start with what failed, and then suggest trying again.
    expect(cardFailedOther.split(/[.!]/)[0]).toBe(cardFailed.split(/[.!]/)[0])
    expect(cardFailed).not.toBe(failedText)
  },
)
