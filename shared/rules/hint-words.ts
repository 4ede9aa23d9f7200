import type { Language } from '../i18n/languages.ts'

/**
 * Words that cause safety hints (CHAT-38), written without accents and with `l` for `ł`; `*` stands
 * for any letters. A message is compared with the words of every language: its writer may use
 * another language than its reader.
 */
type HintWords = {
  /** Digits 0 to 9; `/` separates two words for one digit. */
  digits: string
  /** Spoken `@` and dot of an email address. */
  at: string
  dot: string
  /**
   * Words in front of a messenger's name that invite the reader to it; `~` stands for up to four
   * words.
   */
  elsewhere: string
  /** Question whether the reader has a messenger. */
  has: string
  /** Request for the reader's number or address. */
  contact: string
  /** Reason to leave this site, near the name of a messenger. */
  leaving: string
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
    elsewhere: '(app|voeg|stuur|schrijf|vind|zoek) (me|mij) ~ (op|via)|(zullen|kunnen) we ~ (naar|op|via)|mag alleen',
    has: '(heb|gebruik|zit) (je|jij)|geef (me|mij) je',
    contact:
      '(geef|stuur|app) (me|mij) (je|jouw) (nummer|telefoonnummer|mailadres)|wat is (je|jouw) (mailadres|emailadres|e mail|telefoonnummer)|app (me|mij) (even|maar|gewoon|op)|(stuur|geef|laat|app|zet|mail) ~ (je|jouw) (06|nummer|mobiele nummer|telefoonnummer|mobiel|06 nummer)|(mag|krijg) ik (je|jouw) (06|nummer|telefoonnummer)|wat is (je|jouw) (06|nummer|mobiele nummer)',
    leaving:
      '(abonnement|proef*|lidmaatschap|account|premium) ~ (loopt|verloopt|stopt|eindigt|afloopt|voorbij)|(verwijder|sluit) ~ (account|profiel) ~ (hier|morgen|vanavond|binnenkort)|ga ~ van deze (site|app) af|(chat|site|app|berichten) ~ (traag|vast|hapert|hangt|lastig|onhandig|vervelend|duur|slecht)|(ben|kom|kijk|log) ~ hier ~ (nauwelijks|nooit|zelden|amper|weinig|niet vaak)|(daar|prive) ~ (rustiger|makkelijker|ongestoord|foto s|praten|verder)',
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
    elsewhere:
      '(schreib|schreibe|adde|add|such|finde) (mir|mich) ~ (auf|bei|uber|per|in)|(lass|lasst|wollen) (uns|wir) ~ (auf|zu|uber)|darf nur ~ (uber|mit)',
    has: '(hast|nutzt) du|gib mir dein',
    contact:
      '(gib|schick|schicke|sag) mir (mal )?deine (nummer|handynummer|telefonnummer|mailadresse|e mail)|wie (ist|lautet) deine (nummer|handynummer|mailadresse|e mail)|(lass|gib|schick|schreib|sag|dalassen|hinterlass) ~ (deine|deine handy) (nummer|handynummer|telefonnummer|mobilnummer)|deine (nummer|handynummer|telefonnummer|mobilnummer) ~ (dalassen|dalasst|schicken|geben|hinterlassen|haben)',
    leaving:
      '(abo|probe*|mitgliedschaft|premium) ~ (lauft|endet|ablauft|vorbei)|(losche|verlasse|schliesse) ~ (profil|hier|diese seite|diese app) ~ (bald|morgen|heute)|(chat|seite|app|nachrichten) ~ (langsam|hangt|stur*|nervt|nervig|umstandlich|teuer|unpraktisch|spinnt)|(bin|komme|schaue) ~ hier ~ (kaum|selten|nie|wenig)|(dort|da|da druben) ~ (ungestort|einfacher|privater|fotos|bilder|weiter)',
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
    elsewhere:
      '(add|text|write|find|reach|message|hit|contact|dm) me ~ (on|via|at|through|in)|(move|switch|go|continue|carry on) ~ (to|on|over to)|(only allowed to|can only) use',
    has: 'you (have|got|use|on)|got|(give|send|drop) me your',
    contact:
      '(send|give|text|drop) me your (number|phone number|cell|mobile|email)|what ?(is|s) your (phone number|cell|mobile|email)|(drop|send|give|leave|shoot|text) ~ (your|ur) (number|cell|cell number|phone|phone number|mobile|digits|whatsapp)|(can|could|may) i (have|get) your (number|cell|mobile|phone number)|what s your (number|whatsapp)',
    leaving:
      '(subscription|trial|membership|premium) ~ (ends?|expires?|expiring|runs? out|ending|over|up)|(deleting|delete|leaving|closing|quitting) ~ (account|profile|this app|this site|here)|(site|app|chat|messages|notifications) ~ (slow|pain|annoying|buggy|glitchy|laggy|expensive|crash*|awful|bad|noisy|broken|late)|(barely|hardly|rarely|never|seldom) ~ (on here|in here|check this|use this|log in)|(talk|chat|easier|private|quieter) ~ (there|over there)',
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
    elsewhere:
      '(escribeme|agregame|hablame|buscame|contactame|anademe) ~ (por|en|al|a)|(vamos|pasamos|seguimos) ~ (a|por|en)|solo puedo usar',
    has: '(tienes|usas)|(dame|pasame|mandame) tu',
    contact:
      '(pasame|dame|mandame|enviame) tu (numero|telefono|movil|correo)|cual es tu (telefono|movil|correo|numero)|(dejame|dame|mandame|pasame|enviame|escribeme) ~ tu (numero|movil|telefono|celular|whatsapp|contacto)|me (das|pasas|dejas|mandas) tu (numero|movil|telefono|celular|whatsapp)|cual es tu (celular|whatsapp)',
    leaving:
      '(suscripcion|prueba|premium) ~ (acab*|termin*|caduc*|venc*)|(acaba|termina|caduca|vence) ~ (suscripcion|prueba|premium)|(borro|cierro|elimino|dejo|borrar|cerrar) ~ (cuenta|perfil|esta app|esta pagina)|(pagina|app|chat|mensajes|notificaciones) ~ (lent*|tard*|mal|falla*|incomod*|car[oa]s?|rollo)|(entro|estoy|conecto) ~ (aqui|por aqui) ~ (poco|nunca|apenas)|(casi no|apenas|casi nunca) ~ (entro|conecto) ~ aqui|(alli|ahi) ~ (mejor|comodo*|facil|tranquil*|fotos|cuento)',
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
    elsewhere:
      '(ecris|ajoute|contacte|retrouve|rejoins|cherche) moi ~ sur|on (passe|continue|va) ~ sur|(droit qu a|utiliser que)',
    has: '(tu as|as tu|t as|tu utilises)|(donne|passe|file) moi ton',
    contact:
      '(donne|passe|envoie|file) moi ton (numero|tel|telephone|mail|email|adresse mail)|(quel est|quelle est|c est quoi) (ton|ta) (numero|telephone|mail|email|adresse mail|adresse e mail)|(laisse|envoie|file|passe) ~ (ton|tes) (06|07|numero|num|tel|telephone|portable|coordonnees)|donne ton (06|07|num|tel)|(puis je|je peux|je pourrais) avoir ton (numero|06|num|tel)',
    leaving:
      '(abonnement|essai|premium) ~ (fini*|expire|termine|arrete)|(supprime|quitte|ferme) ~ (compte|profil|cette appli|ce site|l appli)|(site|appli|application|messages|notifications) ~ (lent*|bug*|rame|penible|cher|nul|marche mal|complique*)|(viens|connecte|passe) ~ (presque jamais|rarement|peu|jamais) ~ (ici|sur ce site|sur cette appli)|ne (recois|vois) pas les (notifications|messages)|la bas ~ (tranquille*|facile|simple|photos|librement)|(plus (tranquille*|librement|simple|facile)) ~ la bas',
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
    elsewhere:
      '(scrivimi|aggiungimi|contattami|cercami|trovami) ~ (su|via)|(passiamo|andiamo|spostiamoci|continuiamo) ~ (a|su)|posso usare solo',
    has: '(hai|usi)|(dammi|passami|mandami|lasciami) il tuo',
    contact:
      '(dammi|mandami|passami|lasciami) (il tuo|la tua) (numero|cellulare|telefono|mail|email)|qual e (il tuo|la tua) (numero|cellulare|telefono|mail|email)|(lascia|lasciami|dammi|mandami|passami|scrivimi|dimmi) ~ (il )?(tuo )?(numero|cellulare|telefono|contatto)(?! di)|(posso|potrei) avere il tuo (numero|cellulare)|mi (dai|lasci|mandi) il (tuo )?numero',
    leaving:
      '(abbonamento|prova|premium) ~ (scad*|finisc*|termina)|(scade|finisce|termina) ~ (abbonamento|prova|premium)|(cancello|chiudo|elimino|lascio) ~ (account|profilo|questa app|questo sito)|(sito|app|chat|messaggi|notifiche) ~ (lent*|blocca*|scomod*|caro|noios*|male|pessim*)|(vengo|entro|collego) ~ (quasi mai|raramente|poco|di rado)|(li|la) ~ (comod*|facile|tranquill*|foto|liberi)',
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
    elsewhere:
      '(napisz|pisz|dodaj|znajdz|odezwij) ~ (na|przez)|(przejdziemy|przejdzmy|chodzmy|przeniesmy sie) ~ na|moge uzywac tylko',
    has: '(masz|uzywasz)|(daj|podaj) mi',
    contact:
      '(daj|podaj|wyslij) mi ((swoj|twoj) )?(numer|telefon|mail|adres mailowy)|jaki masz (numer|telefon|mail|adres mailowy|e mail)|(zostaw|daj|wyslij|napisz|podrzuc) ~ (swoj|twoj|mi) (numer|nr|telefon|numer telefonu|komork*)|(dasz|podasz|zostawisz) mi (swoj )?(numer|nr|telefon)',
    leaving:
      '(abonament*|prob*|okres*|subskrypcj*|premium) ~ (konczy|wygasa|skonczy*)|(konczy|wygasa) ~ (abonament*|okres*|prob*|subskrypcj*|premium)|(usuwam|kasuje|zamykam|znikam) ~ (konto|profil*|stad|aplikacj*)|znikam stad|(strona|aplikacja|czat|wiadomosci|powiadomienia) ~ (woln*|zacina*|kiepsk*|niewygodn*|drog*|wkurza|wiesza|nie dziala|nie dochodz*)|(wchodze|bywam|zagladam|loguje) ~ (tu|tutaj) ~ (rzadko|nigdy|malo)|(rzadko|prawie nigdy) ~ (tu|tutaj) ~ (wchodze|bywam|zagladam|loguje)|tam ~ (wygodniej|latwiej|swobodniej|spokojniej|zdjecia)',
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
export const messengers =
  'whats ?app\\p{L}{0,2}|telegram\\p{L}{0,2}|snapchat|snap|instagram|insta|viber|wechat|kik|skype|messenger|hangouts?|google chat|zangi|discord'

/** Messengers whose name is also a common word. They count only after an invitation. */
export const wordMessengers = 'signala?'

export const crypto = '(?:bitcoins?|btc|ethereum|usdt|crypto\\p{L}*|krypto\\p{L}*|cripto\\p{L}*)'

/** Gift cards, whose code is worth money. */
export const cards = [
  '(?:steam|itunes|apple|google play|amazon|razer|razer gold|paysafe|neosurf)[ -]?(?:gift ?)?(?:cards?|karten?|kaart(?:en)?|cartes?|tarjetas?|kart\\p{L}|codes?)',
  '(?:cards?|kart\\p{L}*|cadeaukaart|cartes?|cart[ae]|tarjetas?) (?:van |de |da |regalo |cadeau )*(?:steam|itunes|apple|google play|amazon)',
  'gift ?cards?',
].join('|')

/** Amounts of money. */
export const amounts = [
  '[€$£]\\s?\\d[\\d.,]*',
  '\\d[\\d.,]*\\s?(?:€|\\$|£|euros?|eur|dollars?|usd|bucks|pounds?|quid|zl|zlotych|pln|franken|chf)',
].join('|')

/** Amounts and means of payment that are the same in every language. */
export const payment = [amounts, crypto, 'paypal|western union|moneygram|tikkie', cards].join('|')
