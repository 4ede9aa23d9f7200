import { describe, expect, test } from 'vitest'
import { type Language, languages } from '#shared/i18n/languages.ts'
import { type HintKind, hintsIn } from '#shared/rules/safety-hints.ts'
import { textsOf } from '#test/support/all-texts.ts'

type Row = readonly [text: string, ...kinds: HintKind[]]

/** Texts with the kinds of hint that they must get; texts without kinds are everyday sentences. */
const table: Record<Language, readonly Row[]> = {
  nl: [
    ['Bel me op 06 12-34 56 78', 'phone'],
    ['mijn nummer: 0612345678', 'phone'],
    ['+31 6 12 34 56 78 is van mij', 'phone'],
    ['nul zes een twee drie vier vijf zes zeven acht', 'phone'],
    ['nul zes 12 34 56 78', 'phone'],
    ['0️⃣6️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣', 'phone'],
    ['voeg me toe op Telegram', 'phone'],
    ['mijn insta is lisa_99', 'phone'],
    ['mail naar anna@example.nl', 'email'],
    ['naam (at) gmail punt com', 'email'],
    ['anna apenstaartje voorbeeld punt nl', 'email'],
    ['kijk op www.leukesite.nl', 'link'],
    ['kijk op leukesite.nl voor foto’s', 'link'],
    ['mijnsite punt nl', 'link'],
    ['Stort het op NL91 ABNA 0417 1643 00 op naam van Jan', 'account'],
    ['nl91abna0417164300', 'account'],
    ['TR33 0006 1005 1978 6457 8413 26', 'account'],
    ['ME25.5050.0001.2345.6789.51', 'account'],
    ['Kun je me 100 euro lenen?', 'money'],
    ['Wil je alsjeblieft geld overmaken, mijn tas is gestolen', 'money'],
    ['Koop mij een paar Steam kaarten', 'money'],
    ['Ik leer je graag hoe je met crypto verdient', 'money'],
    ['ga naar Leukesite.NL', 'link'],
    ['06\u200b12\u200b345\u200b678', 'phone'],
    ['ok.Dus we zien elkaar'],
    ['Mooi.Info volgt'],
    ['een twee drie vier vijf zes zeven acht negen'],
    ['Ik won € 612.345.678, of nee, 512.345.678 euro'],
    ['leuk.de rest vertel ik later'],
    ['ok.net thuis'],
    ['Ik ben van 1990 en jij van 1985?'],
    ['Het was 15,50 €, of 3.5 keer zo duur'],
    ['Ik woon op nummer 112, 1234 AB Utrecht'],
    ['Zullen we 12-05-2027 om 20:30 afspreken?'],
    ['van 01-02-2026 20:15 tot 05-02-2026 21:00'],
    ['een twee drie vier vijf, daar gaan we'],
    ['NL91 ABNA 0417 1643 01 klopt niet'],
    ['Kun je wel van je geld genieten?'],
    ['Ik moet nog geld overmaken naar mijn huisbaas'],
    ['Ik heb een cadeaubon gekocht voor mijn moeder'],
    ['Ik ben @ home. Dus kom maar'],
    ['o.a. s.v.p. z.o.z. en/of bijv. iets anders'],
    ['Snap je dat? Ik kijk amper op Instagram'],
  ],
  de: [
    ['Ruf mich an: 0151 23456789', 'phone'],
    ['+49 (0)151/234 567 89', 'phone'],
    ['null eins fünf eins 234 567 89', 'phone'],
    ['Schreib mir lieber auf WhatsApp', 'phone'],
    ['anna.b@example.de', 'email'],
    ['anna [at] web punkt de', 'email'],
    ['anna klammeraffe beispiel.de', 'email'],
    ['schau mal auf meine-seite24.de vorbei', 'link'],
    ['https://beispiel.de/foto', 'link'],
    ['DE89 3704 0044 0532 0130 00', 'account'],
    ['Kannst du mir 200 € leihen?', 'money'],
    ['Schick mir bitte eine Google Play Karte', 'money'],
    ['Ich brauche dringend Geld', 'money'],
    ['Ich zeige dir, wie du mit Krypto reich wirst', 'money'],
    ['Das kostet 1.250,00 € im Monat'],
    ['Kannst du gut mit Geld umgehen?'],
    ['Am 24.12.2026 um 18.30 Uhr, Hausnummer 17'],
    ['Ja.es war schön'],
    ['Am 05.03. 19.30-20.15 oder 06.03. 21.00 Uhr'],
    ['steht auf bank.de', 'link'],
    ['auf spielbanken.de gibt es mehr', 'link'],
    ['foto24.de ist es', 'link'],
    ['Gut.Das machen wir'],
    ['Ich bin Jahrgang 1988, 1,78 m groß'],
    ['Ich investiere in Krypto, aber nur wenig'],
    ['eins zwei drei, los!'],
  ],
  en: [
    ['Call me: 07700 900123', 'phone'],
    ['(555) 123-4567', 'phone'],
    ['+1 555.123.4567', 'phone'],
    ['oh seven seven oh oh nine oh oh one two three', 'phone'],
    ['whatsapp me on this', 'phone'],
    ['add me on snap', 'phone'],
    ['my telegram is @lisa99', 'phone'],
    ['lisa@example.co.uk', 'email'],
    ['lisa at gmail dot com', 'email'],
    ['have a look at BIT.LY/abc', 'link'],
    ['mysite dot com', 'link'],
    ['https://example.com/0771234567', 'link'],
    ['GB29 NWBK 6016 1331 9268 19', 'account'],
    ['Can you lend me some money?', 'money'],
    ['could you please send me $50', 'money'],
    ['please buy a couple of gift cards', 'money'],
    ['I can teach you to trade bitcoin', 'money'],
    ['Wire it to my account', 'money'],
    ['I really need to save money'],
    ['I bought a gift card for my sister for £15.50'],
    ['My boss used to work at Outlook'],
    ['ok.it was fun'],
    ['see you at 7.30 or 19:30 on 12/05/2027'],
    ['Flat 12, 221B Baker Street'],
    ['10 9 8 7 6 5 4 3 2 1'],
    ['from 2019-2024 I lived in 3 places'],
    ['on 01/02/2027 5 of us, or 01/03/2027 6'],
    ['+2027-11-20 2 tickets'],
    ['We sold 250,000,000 of them'],
    ['either 100 200 300 or 400 500 600'],
    ['My WhatsApp is broken'],
    ['believe me.me too'],
  ],
  es: [
    ['Mi número es el 612 345 678', 'phone'],
    ['seis uno dos tres cuatro cinco seis siete ocho', 'phone'],
    ['Escríbeme por WhatsApp', 'phone'],
    ['ana arroba ejemplo punto com', 'email'],
    ['ana@ejemplo.es', 'email'],
    ['entra en miweb.com ya', 'link'],
    ['hxxp://miweb.es', 'link'],
    ['ES91 2100 0418 4502 0005 1332', 'account'],
    ['¿Puedes enviarme 100 euros?', 'money'],
    ['Hazme un bizum, porfa', 'money'],
    ['Necesito urgentemente dinero', 'money'],
    ['El dinero no da la felicidad'],
    ['Vivo en la calle Mayor 123, 4.º B'],
    ['Sí.es verdad'],
    ['Fue el 12/05/2019 y costó 1.500,50 €'],
    ['El WhatsApp me aburre'],
    ['Nací en 1990, tú en 1992'],
    ['un dos tres, ya'],
  ],
  fr: [
    ['Mon numéro : 06 12 34 56 78', 'phone'],
    ['06.12.34.56.78', 'phone'],
    ['zéro six 12 34 56 78', 'phone'],
    ['Ajoute-moi sur Snap', 'phone'],
    ['léa@exemple.fr', 'email'],
    ['lea arobase exemple point fr', 'email'],
    ['va sur monsite.fr pour voir', 'link'],
    ['t.me/lea', 'link'],
    ['FR14 2004 1010 0505 0001 3M02 606', 'account'],
    ['Peux-tu me prêter de l’argent ?', 'money'],
    ['Achète-moi des coupons PCS', 'money'],
    ['Vire 50 sur mon compte', 'money'],
    ['L’argent ne fait pas le bonheur'],
    ['On apprend à vivre avec peu d’argent'],
    ['oui.ca va'],
    ['le 06 03 2027 10:15'],
    ['merci.au revoir'],
    ['C’était en 1990, au 12 rue de la Paix, 75002 Paris'],
    ['à 20h30 le 12/05/2027, 15,50 €'],
    ['un point de vue, un deux trois'],
  ],
  it: [
    ['Il mio numero: 333 1234567', 'phone'],
    ['tre tre tre uno due tre quattro cinque sei sette', 'phone'],
    ['Scrivimi su Telegram', 'phone'],
    ['anna@esempio.it', 'email'],
    ['anna chiocciola esempio punto it', 'email'],
    ['guarda www.esempio.it', 'link'],
    ['vai su miosito24.it e vedi', 'link'],
    ['IT60 X054 2811 1010 0000 0123 456', 'account'],
    ['Puoi prestarmi 50 euro?', 'money'],
    ['Mandami un buono regalo', 'money'],
    ['Ti insegno a guadagnare con le criptovalute', 'money'],
    ['I soldi non fanno la felicità'],
    ['ok.io vado'],
    ['Nato nel 1990, abito al 12'],
    ['Costa 15,50 € o 3.5 volte tanto'],
    ['Ci vediamo il 12.05.2027 alle 20.30'],
    ['uno due tre via'],
    ['Instagram mi annoia'],
  ],
  pl: [
    ['Mój numer to 512 345 678', 'phone'],
    ['+48 512-345-678', 'phone'],
    ['pięć jeden dwa trzy cztery pięć sześć siedem osiem', 'phone'],
    ['Napisz do mnie na WhatsApp', 'phone'],
    ['ania@przyklad.pl', 'email'],
    ['ania małpa przykład kropka pl', 'email'],
    ['wejdź na stronka.pl i zobacz', 'link'],
    ['stronka kropka pl', 'link'],
    ['PL61 1090 1014 0000 0712 1981 2874', 'account'],
    ['Możesz pożyczyć mi 200 zł?', 'money'],
    ['Podaj mi kod BLIK', 'money'],
    ['Przelej to na moje konto', 'money'],
    ['Pieniądze szczęścia nie dają'],
    ['ok.to do jutra'],
    ['Urodziłam się w 1990, mieszkam pod 12'],
    ['Kosztowało 15,50 zł, czyli 3.5 raza więcej'],
    ['Spotkajmy się 12.05.2027 o 20:30'],
    ['raz dwa trzy cztery'],
    ['Wysłałam przelew na konto mamy'],
  ],
}

describe.each(Object.entries(table))('CHAT-38 a text in %s', (_, rows) => {
  test.each(rows.map(([text, ...kinds]) => [text, kinds.join(', ') || 'nothing', kinds] as const))(
    '“%s” holds %s',
    (text, _, kinds) => {
      expect(hintsIn(text)).toEqual(kinds)
    },
  )

  test('is covered by at least 12 rows, of which at least 5 hold nothing', () => {
    expect(rows.length).toBeGreaterThanOrEqual(12)
    expect(rows.filter((row) => row.length === 1).length).toBeGreaterThanOrEqual(5)
  })
})

test.each(languages)('CHAT-38 the sentences of the site in %s hold nothing', async (language) => {
  const texts = (await textsOf(language)).map(({ text }) => text).filter((text) => !text.includes('geonames.org'))
  expect(texts.length).toBeGreaterThan(500)
  expect(texts.filter((text) => hintsIn(text).length > 0)).toEqual([])
})

test('CHAT-38 the kinds of a text are ordered: money first, phone number last', () => {
  const text = 'Leen me 50 euro op NL91ABNA0417164300, zie www.x.nl, mail a@b.nl, bel 0612345678'
  expect(hintsIn(text)).toEqual(['money', 'account', 'link', 'email', 'phone'])
})

test.each([
  ['+3', 7, false],
  ['+3', 8, true],
  ['+3', 15, true],
  ['+3', 16, false],
  ['0', 8, false],
  ['0', 9, true],
  ['0', 12, true],
  ['0', 13, false],
])('CHAT-38 a number that begins with %s and has %i digits is one of a phone: %s', (start, digits, isPhone) => {
  const number = start.padEnd(digits + (start === '0' ? 0 : 1), '71')
  expect(hintsIn(`Bel ${number}`)).toEqual(isPhone ? ['phone'] : [])
})

test('CHAT-38 the time to read a text grows linearly with its length', () => {
  /** Duration in ms of the fastest of three runs, because other tests use the processor too. */
  const fastest = (text: string) =>
    Math.min(
      ...[1, 2, 3].map(() => {
        const startedAt = performance.now()
        hintsIn(text)
        return performance.now() - startedAt
      }),
    )
  for (const part of [
    ...['een ', '1 ', 'a.', 'kun je ', '0-', 'nl91', 'a@', 'punt ', 'a ', 'm0', 'insta ', '5o', 'steam '],
    ...['if you love me ', 'ich muss ', 'my ', 'kosten', 'send me 500 ', 'puoi '],
  ])
    expect(fastest(part.repeat(4_000)), part).toBeLessThan(24 * Math.max(fastest(part.repeat(500)), 2))
})
