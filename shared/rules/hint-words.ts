import type { Language } from '../i18n/languages.ts'

/**
 * Words of the safety hints (CHAT-38), without accents, `ł` as `l`. A message is compared with the
 * words of every language: its writer may use another language than its reader.
 */
type HintWords = {
  /** Digits 0 to 9; `/` separates two words for one digit. */
  digits: string
  /** Spoken `@` and dot of an email address. */
  at: string
  dot: string
  /** Invitation to another messenger, before its name; `~` stands for up to four words. */
  elsewhere: string
  /** Word before the name of a messenger and a handle: "my Telegram is ...". */
  my: string
  /** Money and its substitutes, inserted for `{means}`. */
  means: string
  /** Requests for money: `~` stands for up to four words, `{crypto}` for a cryptocurrency. */
  requests: readonly string[]
}

export const hintWords: Record<Language, HintWords> = {
  nl: {
    digits: 'nul een twee drie vier vijf zes zeven acht negen',
    at: 'apenstaartje|apestaartje',
    dot: 'punt',
    elsewhere: '(app|voeg|stuur|schrijf|vind|zoek) (me|mij) ~ (op|via)',
    my: 'mijn',
    means: 'geld|cadeaubon|cadeaubonnen|cadeaukaart|cadeaukaarten|waardebon',
    requests: [
      '(leen|stuur|geef|betaal|koop|stort) (me|mij) ~ {means}',
      '(kun|kan|zou|wil) (je|jij|u) ~ {means} ~ (lenen|overmaken|sturen|opsturen|geven|betalen|voorschieten|storten)',
      '{means} van (je|jou|u) lenen',
      'heb (dringend|snel|nu|meteen|echt) {means} nodig',
      '(overmaken|storten|stuur|stort|maak) ~ (naar|op) mijn (rekening|bankrekening|rekeningnummer)',
      'leer (je|jou) ~ {crypto}',
    ],
  },
  de: {
    digits: 'null eins zwei/zwo drei vier funf/fuenf sechs sieben acht neun',
    at: 'klammeraffe|affenschwanz',
    dot: 'punkt',
    elsewhere: '(schreib|schreibe|adde|add|such|finde) (mir|mich) ~ (auf|bei|uber|per|in)',
    my: 'mein',
    means: 'geld|gutschein|gutscheine|gutscheinkarte|gutscheinkarten|guthabenkarte|guthabenkarten|geschenkkarte',
    requests: [
      '(leih|leihe|schick|schicke|sende|gib|uberweis|uberweise|kauf|kaufe|besorg|besorge) mir ~ {means}',
      '(kannst|konntest|wurdest|willst) du ~ {means} ~ (leihen|uberweisen|schicken|senden|geben|kaufen|besorgen|auslegen)',
      'brauche (dringend|schnell|sofort|unbedingt) ~ {means}',
      '(uberweis|uberweise|uberweisen|zahl|zahle) ~ auf mein (konto|bankkonto)',
      '(zeig|zeige|bringe) dir ~ {crypto}',
    ],
  },
  en: {
    digits: 'zero/oh one two three four five six seven eight nine',
    at: 'at sign',
    dot: 'dot',
    elsewhere: '(add|text|write|find|reach|message|hit|contact|dm) me ~ (on|via|at|through|in)',
    my: 'my',
    means: 'money|cash|vouchers|voucher',
    requests: [
      '(lend|loan|send|wire|transfer) me ~ {means}',
      '(can|could|would|will) you ~ (lend|loan|send|give|wire|transfer|buy) (me|us) ~ {means}',
      'please ~ (send|buy|wire|transfer) ~ {means}',
      '(urgently|desperately) need ~ {means}',
      '(transfer|send|wire|deposit|pay) ~ (to|into) my (account|bank)',
      '(teach|show) you ~ {crypto}',
    ],
  },
  es: {
    digits: 'cero uno/un dos tres cuatro cinco seis siete ocho nueve',
    at: 'arroba',
    dot: 'punto',
    elsewhere: '(escribeme|agregame|hablame|buscame|contactame|anademe) ~ (por|en|al|a)',
    my: 'mi',
    means: 'dinero|plata|tarjeta regalo|tarjetas regalo|tarjeta de regalo|tarjetas de regalo|bizum',
    requests: [
      '(prestame|enviame|mandame|transfiereme|depositame|comprame|pasame|hazme) ~ {means}',
      '(puedes|podrias|puede) ~ (prestarme|enviarme|mandarme|transferirme|comprarme|pasarme|hacerme|ayudarme) ~ {means}',
      'me (puedes|podrias) (prestar|enviar|mandar|pasar|transferir|comprar|hacer) ~ {means}',
      'necesito (urgentemente|urgente) ~ {means}',
      '(transfiere|deposita|ingresa|envia|manda) ~ (a|en) mi cuenta',
      '(te enseno|ensenarte) ~ {crypto}',
    ],
  },
  fr: {
    digits: 'zero un deux trois quatre cinq six sept huit neuf',
    at: 'arobase|arobas',
    dot: 'point',
    elsewhere: '(ecris|ajoute|contacte|retrouve|rejoins|cherche) moi ~ sur',
    my: 'mon',
    means: 'argent|fric|thune|carte cadeau|cartes cadeaux|coupon pcs|coupons pcs|transcash|neosurf',
    requests: [
      '(prete|envoie|donne|vire|achete|avance) moi ~ {means}',
      '(peux|pourrais|pourriez) (tu|vous) ~ (preter|envoyer|donner|virer|avancer|acheter) ~ {means}',
      '(tu|vous) (peux|pourrais|pourriez) ~ (preter|envoyer|donner|virer|avancer|acheter) ~ {means}',
      'j ai (vraiment|urgemment|absolument) besoin d argent',
      '(vire|virer|verse|verser|envoie|envoyer) ~ sur mon compte',
      '(t apprendre|t apprends|te montrer|te montre|t expliquer) ~ {crypto}',
    ],
  },
  it: {
    digits: 'zero uno/un due tre quattro cinque sei sette otto nove',
    at: 'chiocciola',
    dot: 'punto',
    elsewhere: '(scrivimi|aggiungimi|contattami|cercami|trovami) ~ (su|via)',
    my: 'mio',
    means: 'soldi|denaro|buono regalo|buoni regalo|carta regalo|carte regalo|postepay',
    requests: [
      '(prestami|mandami|inviami|comprami|versami|dammi) ~ {means}',
      '(puoi|potresti) ~ (prestarmi|mandarmi|inviarmi|comprarmi|darmi|versarmi|farmi|anticiparmi) ~ {means}',
      'mi (puoi|potresti) (prestare|mandare|inviare|dare|comprare|anticipare) ~ {means}',
      'mi (presti|mandi|invii|anticipi) ~ {means}',
      'bisogno urgente ~ {means}',
      '(versa|versare|manda|accredita|bonifica) ~ sul mio (conto|iban)',
      '(ti insegno|insegnarti|ti mostro|mostrarti) ~ {crypto}',
    ],
  },
  pl: {
    digits: 'zero jeden dwa trzy cztery piec szesc siedem osiem dziewiec',
    at: 'malpa',
    dot: 'kropka',
    elsewhere: '(napisz|pisz|dodaj|znajdz|odezwij) ~ (na|przez)',
    my: 'moj',
    means: 'pieniadze|pieniedzy|kase|kasy|karte podarunkowa|karty podarunkowe|kod blik|blika|blikiem',
    requests: [
      '(pozycz|wyslij|przelej|przeslij|kup|daj|podaj) mi ~ {means}',
      '(mozesz|moglbys|moglabys) ~ (pozyczyc|wyslac|przelac|przeslac|kupic|dac|podac) ~ {means}',
      '(potrzebuje pilnie|pilnie potrzebuje) ~ {means}',
      '(przelej|przelac|wplac|wyslij) ~ na moje konto',
      '(naucze|pokaze) (cie|ci) ~ {crypto}',
    ],
  },
}

/** Messengers that members are asked to move to. */
export const messengers = 'whats ?app|telegram|snapchat|snap|instagram|insta|viber|wechat|kik|skype|messenger'

export const crypto = '(?:bitcoins?|btc|ethereum|usdt|crypto\\p{L}*|krypto\\p{L}*|cripto\\p{L}*)'

/** Amounts and means of payment that are the same in every language. */
export const payment = [
  '[€$£]\\s?\\d[\\d.,]*',
  '\\d[\\d.,]*\\s?(?:€|\\$|£|euros?|eur|dollars?|usd|bucks|pounds?|quid|zl|zlotych|pln|franken|chf)',
  crypto,
  'paypal|western union|moneygram|tikkie',
  '(?:steam|itunes|apple|google play|amazon|razer|paysafe) ?(?:gift ?)?(?:cards?|karten?|kaart(?:en)?|cartes?|tarjetas?|kart\\p{L}|codes?)',
  'gift ?cards?',
].join('|')
