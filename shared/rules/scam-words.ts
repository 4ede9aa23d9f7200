import type { Language } from '../i18n/languages.ts'

/**
 * Words by topic, in the notation of hint-words.ts. A single topic is everyday talk; a pair of
 * `scamPairs` close together counts as a request for money (CHAT-38, MOD-12).
 */
type ScamWords = {
  /** Request to pay, or to send money. */
  pay: string
  /** Request for help. */
  ask: string
  /** Parcels, customs and inheritances. */
  parcel: string
  /** Threats to publish a recording. */
  threat: string
  /** Investments and cryptocurrencies. */
  invest: string
  /** Promises of profit. */
  gain: string
  /** Gift cards and vouchers, in addition to `cards` of hint-words.ts. */
  card: string
  /** Code of a gift card, and gifts as proof of love. */
  code: string
  /** Verification on another site. */
  safety: string
  /** Details of a bank account or card. */
  bank: string
  /** Promises of presents. */
  spoil: string
  /** Regular payments to the member, and fees for them. */
  reward: string
  /** Operations, thefts and blocked cards. */
  trouble: string
  /** Lack of money, and nobody else to ask. */
  lack: string
}

/** `sugar` and `amount` are the same in every language. */
export type ScamTopic = keyof ScamWords | 'sugar' | 'amount'

/** Pairs of topics that indicate a scam. */
export const scamPairs: readonly (readonly [ScamTopic, ScamTopic])[] = [
  ['ask', 'amount'],
  ['parcel', 'pay'],
  ['parcel', 'ask'],
  ['threat', 'pay'],
  ['threat', 'amount'],
  ['invest', 'gain'],
  ['card', 'code'],
  ['safety', 'bank'],
  ['reward', 'bank'],
  ['sugar', 'reward'],
  ['sugar', 'bank'],
  ['spoil', 'bank'],
  ['trouble', 'lack'],
]

export const scamWords: Record<Language, ScamWords> = {
  nl: {
    pay: 'betaal|te betalen|betaalt|stuur|maak ~ over|voldoen|voldaan|voorschieten',
    ask: '(kun|kan|kunt|zou|wil|reken) (je|jij|u) ~ (help|helpen|missen|lenen|sturen|betalen|voorschieten|uithelpen|bijspringen|af)',
    parcel:
      'koerier|douane\\p{L}*|inklaring\\p{L}*|erfenis|invoer(rechten|kosten)|diplomatieke|opslagkosten|vrijgave|inklaring|invoerrechten|(pakje|pakket|koffer|kist) ~ (gestuurd|verstuurd|verzonden)',
    threat:
      '(alles|gesprek|je|jou) opgenomen|naakt\\p{L}+|je (vrouw|man|baas|familie|collega s|vrienden) ~ (zien|ziet|krijgen|krijgt)|weet waar je (werkt|woont)|online zetten|zet ~ online|wis (alles|de)|(moeder|vrouw|man|baas|familie|collega s|vrienden) ~ (foto s|video|beelden|chat|gesprek|screenshots) ~ (ziet|zien|krijgt|krijgen)|blijft ~ tussen ons',
    invest:
      'beleg\\p{L}*|invester\\p{L}*|investeer\\p{L}*|handelen in|trad(en|ing)|spaargeld|{crypto}|beleggingsfonds|inleg|tradingbot',
    gain: 'gegarandeerd\\p{L}*|rendement|signalen|eerste storting|leren hoe|onze toekomst|mijn platform|verdubbel\\p{L}* ~ (inleg|geld|euro)|(leg|zet) ~ in en',
    card: 'cadeaukaart\\p{L}*|cadeaubon\\p{L}*|waardebon\\p{L}*|beltegoed',
    code: '(foto|stuur|app) ~ code|kras|opkrassen|bewijs|echt bent|voor (me|mij) (halen|kopen)|(lees|geef|stuur) ~ (nummers|cijfers|codes)',
    safety: 'verifi\\p{L}+|(mijn|onze) veiligheid|date (pas|id)|datepas',
    bank: 'creditcard|bankpas|pasnummer|rekeningnummer|bankgegevens|kaartgegevens|(login|inlog\\p{L}*|wachtwoord|pincode) ~ bank\\p{L}*|kaartnummer|internetbankieren|inloggegevens',
    spoil: 'verwennen',
    reward: 'zakgeld|(per|elke|iedere) (week|maand)|aanbetaling|administratiekosten',
    trouble:
      'geopereerd|operatie|ziekenhuis|gestolen|beroofd|geblokkeerd|vast op|overvallen|ongeluk|kliniek|operatiekosten',
    lack: 'kom ~ te ?kort|durf te vragen|bent de enige die|voorschieten|betaal ~ terug',
  },
  de: {
    pay: 'zahl|zahle|zahlen|bezahl|bezahle|bezahlen|schick|schicke|uberweis|uberweise|ubernehmen|auslegen',
    ask: '(kannst|konntest|wurdest|magst) du ~ (helfen|aushelfen|leihen|schicken|auslegen|vorstrecken|zahlen|bezahlen|unterstutzen|besorgen)|leg ~ aus|streck ~ vor',
    parcel:
      'kurier\\p{L}*|zoll|zoll(gebuhr|gebuhren|kosten)|erbe|erbschaft|einfuhr\\p{L}*|diplomat\\p{L}+|lagergebuhr\\p{L}*|freigabe|(box|kiste|paket|koffer) ~ (geschickt|dokumenten|gold)|dhl will',
    threat:
      'aufgezeichnet|aufgenommen|nackt\\p{L}+|deine? (frau|familie|kollegen|freunde|chefin|mann|chef) ~ (sehen|sieht|bekommen|bekommt)|weiß,? wo du|(stelle|stell) ~ online|losch\\p{L}* (alles|das)|bleibt ~ unter uns|(chefin|chef|mutter|frau|mann|familie|freunde) ~ (uber|sehen|sieht|erfahrt|erfahren)',
    invest: 'invest\\p{L}*|anlegen|anlage|handle|trading|erspartes|{crypto}|(trading|krypto|handels)? ?bot|borse',
    gain: 'garantiert\\p{L}*|rendite|tipps|signale|erste einzahlung|dir zeigen|gemeinsame zukunft|meiner plattform|startest mit|mit \\d+ ~ starten|macht der bot|jeden tag \\d+',
    card: 'gutschein\\p{L}*|guthabenkarte\\p{L}*|geschenkkarte\\p{L}*',
    code: '(foto|schick|schreib) ~ code|code hier|freirubbel\\p{L}*|rubbel\\p{L}*|beweis|beweise|echt bist|(hol|kauf|besorg)e? mir|(lies|schick|sag) ~ (nummern|zahlen|codes)',
    safety: 'verifizier\\p{L}*|meiner sicherheit|date (id|pass)',
    bank: 'kreditkarte|bankkarte|kontodaten|kontonummer|bankdaten|kartendaten|bankverbindung|(login|pin|passwort|zugangsdaten) ~ (bank|bankkonto|kontos?)|kartennummer|onlinebanking|online banking|zugangsdaten',
    spoil: 'verwohnen',
    reward: 'taschengeld|(jede|pro|die|in der) woche|jeden monat|pro monat|gebuhr|bearbeitungs\\p{L}+|anzahlung',
    trouble: 'operier\\p{L}*|operation|krankenhaus|gestohlen|geklaut|ausgeraubt|gesperrt|unfall|klinik|koma|uberfallen',
    lack: 'mir fehl(en|t) \\d+|wen ich sonst|du bist (der|die) einzige|bekommst es zuruck|zahle ~ zuruck',
  },
  en: {
    pay: 'pay|send|transfer|wire|cover|settle',
    ask: '(can|could|would) you ~ (help|spare|lend|send|cover|pay|advance|chip in|contribute)',
    parcel:
      'courier|customs|clearance|inheritance|import (duty|duties|fees?)|diplomatic|release papers|storage fee|(trunk|box|chest|package|parcel) ~ (gold|cash|documents)',
    threat:
      'recorded (everything|you|us|it)|your nudes|nudes|naked (pictures|photos)|your (wife|husband|boss|family|coworkers|colleagues|friends|followers) ~ (see|sees|get|gets|watch|know)|know where you (work|live)|(goes|put|post) ~ online|delete (it|everything|them)|(a )?shame if ~ (mum|mom|wife|husband|boss|family|friends|everyone)|(mum|mom|wife|husband|boss|family|friends) (saw|see|sees|finds? out)',
    invest: 'invest\\p{L}*|trade|trading|savings|deposit|{crypto}|mining|coins|bot',
    gain: 'guaranteed|returns|signals|first deposit|teach you|show you how|our future|my platform|doubles? your|start with \\d+|watch it grow|turn \\d+ into',
    card: 'vouchers?',
    code: '(photo|picture) of the (code|back|receipt)|type the code|scratch|prove|proof|(read|send|text) me the (numbers|digits|codes?)',
    safety: 'verif\\p{L}+|(my|your|our) safety|hookup (id|pass)|dat(e|ing) (id|pass)',
    bank: 'credit card|debit card|bank (details|login|account)|account (number|details)|routing number|card (number|details)|(login|password|pin) ~ (bank|banking)|online banking|card numbers?',
    spoil: 'spoil you',
    reward: 'allowance|(a|per|each|every) (week|month)|weekly|fee|fees|up front|upfront',
    trouble: 'surgery|operation|hospital|stolen|stole|robbed|blocked|stuck|stranded|accident|clinic|mugged|coma',
    lack: '\\d+ \\p{L}* ?short|only (person|one) i can|nobody else|no one else|pay you back',
  },
  es: {
    pay: 'paga|pagar|pagues|envia|enviar|manda|mandame|transfiere|abonar|abona|adelantar\\p{L}*',
    ask: '(puedes|podrias|me) ~ (ayudar|ayudarme|prestar|prestarme|mandar|adelantar|adelantarme|pagar)|(prestas|adelantas)',
    parcel:
      'mensajero|aduanas?|aduaner\\p{L}+|herencia|importacion|diplomatic\\p{L}+|retenido|(caja|paquete|baul|maleta) ~ (oro|dinero|efectivo|documentos)',
    threat:
      '(lo|te) he grabado|grabado todo|desnud\\p{L}+|tus? (mujer|marido|jefe|jefa|familia|companeros|amigos|contactos) ~ (vera|veran|recibira|recibiran)|se donde (trabajas|vives)|subo ~ internet|borro (todo|las)|lo borro|(madre|mujer|marido|jefe|jefa|familia|amigos) ~ (ve|ven|viera|vieran|reciben) ~ (fotos|capturas|video|chat)|estas capturas|te vas a arrepentir',
    invest: 'invert\\p{L}+|inversion\\p{L}*|trading|opero|ahorros|{crypto}|bot|bots',
    gain: 'garantizad\\p{L}+|rentabilidad|senales|primer deposito|te enseno|nuestro futuro|mi plataforma|multiplica\\p{L}*|(empieza|empiezas|empezar) con \\d+',
    card: 'tarjetas? (de )?regalo',
    code: '(foto|mandame|escribe) ~ codigo|rasca|demuestra\\p{L}*|eres real|compra(me)? ~ para mi|(mandame|dime|pasame) (los numeros|los codigos)',
    safety: 'verific\\p{L}+|mi seguridad|pase de citas',
    bank: 'tarjeta de (credito|debito)|datos bancarios|numero de cuenta|datos de tu (tarjeta|cuenta)|(clave|contrasena|usuario) ~ (banco|banca|cuenta)|banca en linea|numero de (la )?tarjeta|con la tarjeta',
    spoil: 'mimarte',
    reward: '(paga|asignacion) (semanal|mensual)|(a la|por|cada) semana|(al|por|cada) mes|comision|adelantado',
    trouble:
      'oper(ar|acion)|hospital|robado|robaron|bloquead\\p{L}+|atrapad\\p{L}+|accidente|clinica|asaltado|asaltaron',
    lack: 'me faltan \\d+|eres (la|el) unic\\p{L}+|pedirselo|te (los|lo) devuelvo',
  },
  fr: {
    pay: 'paie|paye|payer|envoie|envoyer|regler|vire|virer|avancer|verser',
    ask: '(tu|vous) ~ (peux|pourrais|pourriez) ~ (aider|preter|envoyer|avancer|payer|depanner)|depanne moi',
    parcel:
      'transporteur|coursier|livreur|douanes?|dedouanement|heritage|importation|diplomatique|(malle|colis|coffre|valise) ~ (or|argent|liquide|documents)',
    threat:
      '(tout|t ai) enregistre|photos nues?|nudes|(ta|ton|tes) (femme|famille|mari|patron|chef|collegues|amis|proches) ~ (verra|verront|recevra|recevront)|sais ou tu (travailles|habites)|mets ~ en ligne|efface (tout|les)|(dommage si|si) (ta|ton|tes) (mere|femme|mari|patron|famille|amis)|ces captures',
    invest: 'invest\\p{L}+|plac(e|er|ement)|trading|economies|epargne|{crypto}|bot|robot',
    gain: 'garanti\\p{L}*|rendement|signaux|premier depot|(te|t) (montre|apprends|apprendre|montrer)|notre avenir|ma plateforme|multiplie\\p{L}*|(mets|commences|commence) ~ \\d+',
    card: 'cartes? cadeaux?|coupons?|recharge|pcs|transcash|neosurf',
    code: '(photo|envoie|ecris) ~ code|gratte|prouve|preuve|es sincere|prends moi|achete moi|(envoie|donne|dis) moi les (chiffres|numeros|codes)',
    safety: 'verifi\\p{L}+|ma securite|pass rencontre',
    bank: 'carte (bancaire|bleue|de credit)|rib|numero de (compte|carte)|coordonnees bancaires|identifiants? (bancaires?|de ~ banque)|mot de passe ~ banque|avec ta carte',
    spoil: 'gater',
    reward: 'argent de poche|(par|chaque|toutes les) (semaines?|mois)|frais|commission|acompte',
    trouble: 'opere\\p{L}*|operation|hopital|vole|volee?s?|bloque\\p{L}*|coince\\p{L}*|accident|clinique|agresse',
    lack: 'il me manque \\d+|n ai que toi|seul\\p{L}* a qui|te rembourse',
  },
  it: {
    pay: 'paga|pagare|manda|mandami|invia|versa|versare|anticipar\\p{L}*',
    ask: '(puoi|potresti) ~ (aiutare|aiutarmi|prestare|prestarmi|mandare|anticipare|anticiparmi|pagare)',
    parcel:
      'corriere|dogana|doganal\\p{L}+|sdoganamento|eredita|dazi|dazio|diplomatic\\p{L}+|(baule|pacco|cassa|valigia) ~ (oro|contanti|soldi|documenti)',
    threat:
      'registrato (tutto|te)|(ti ho|ho) registrat\\p{L} tutto|foto (nud\\p{L}|intime)|nude|tu(a|o|oi) (moglie|famiglia|marito|capo|colleghi|amici|contatti) ~ (vedra|vedranno|ricevera|riceveranno)|so dove (lavori|abiti)|(metto|pubblico) ~ (rete|online)|cancello (tutto|le)|(peccato se|se) tu\\p{L}+ (madre|moglie|marito|capo|famiglia|amici)|questi screenshot',
    invest: 'invest\\p{L}+|trading|risparmi|deposito|{crypto}|bot',
    gain: 'garantit\\p{L}+|rendimento|segnali|primo deposito|ti insegn\\p{L}+|nostro futuro|mia piattaforma|moltiplica\\p{L}*|(parti|inizi|cominci) con \\d+',
    card: 'cart(a|e) regalo|buon(o|i) regalo|ricarica',
    code: '(foto|mandami|scrivi) ~ codice|gratta|dimostra\\p{L}*|sei ver[oa]|(prendi|compra)mi|(mandami|dammi|dimmi) (i numeri|i codici)',
    safety: 'verific\\p{L}+|mia sicurezza|pass incontri',
    bank: 'carta di (credito|debito)|dati bancari|numero di (conto|carta)|dati della (carta|banca)|(credenziali|password|pin) ~ banca|con la carta|home banking',
    spoil: 'viziarti',
    reward: 'paghetta|(a|ogni|alla) settimana|(al|ogni) mese|commissione|acconto',
    trouble:
      'operat\\p{L}+|operazione|intervento|ospedale|rubato|bloccat\\p{L}+|incidente|clinica|rapinato|ricoverat\\p{L}',
    lack: 'mi mancano \\d+|chiederlo solo|sei l unic\\p{L}+|te li (restituisco|rido)',
  },
  pl: {
    pay: 'zaplac|zaplacic|oplac|oplacic|wyslij|przelej|przeslij|wylozyc|zaplate',
    ask: '(mozesz|moglbys|moglabys) ~ (pomoc|pozyczyc|wyslac|wylozyc|zaplacic|dorzucic|wesprzec)',
    parcel:
      'kurier|clo|cla|celn\\p{L}+|spadek|oplaty importowe|dyplomatyczn\\p{L}+|(skrzyni\\p{L}+|paczk\\p{L}+|walizk\\p{L}+) ~ (zlot\\p{L}+|gotowk\\p{L}+|dokument\\p{L}+)',
    threat:
      '(wszystko|cie) nagral\\p{L}*|nagral\\p{L}* (wszystko|cie)|nagie zdjecia|(zona|rodzina|maz|szef|koledzy|znajomi) ~ (zobaczy|zobacza|dostanie|dostana)|wiem,? gdzie (pracujesz|mieszkasz)|wrzuce|opublikuje|skasuje|usune (wszystko|to)|(mama|zona|maz|szef|rodzina|znajomi) ~ (zobaczyl\\p{L}*|dowie\\p{L}*|dowiedzial\\p{L}*)|te zrzuty',
    invest: 'inwest\\p{L}+|handluj\\p{L}*|oszczednosci|wplacie|wplaty|{crypto}|bitcoin\\p{L}*|bot\\p{L}*|gield\\p{L}+',
    gain: 'gwarantowan\\p{L}+|sygnal\\p{L}*|pierwszej wplacie|pokaz(ac|e)|naucz\\p{L}+|naszej przyszlosci|mojej platformie|(po)?mnozy\\p{L}*|(wplacasz|zaczynasz) ~ \\d+',
    card: 'kart\\p{L}* (podarunkow\\p{L}+|steam|google play|apple)|doladowani\\p{L}+',
    code: '(wyslij|wpisz) ~ kod|zdjecie kodu|zdrap|udowodni\\p{L}*|udowodnij|dowod|jestes prawdziw\\p{L}+|(wyslij|podaj) mi (numery|kody|cyfry)',
    safety: 'zweryfik\\p{L}+|weryfik\\p{L}+|mojego bezpieczenstwa|przepustk\\p{L}+',
    bank: 'kart\\p{L}+ kredytow\\p{L}+|dane (konta|karty)|numer (konta|karty|rachunku)|(login\\p{L}*|hasl\\p{L}+|pin) ~ bank\\p{L}*|numer\\p{L}* karty|z karta',
    spoil: 'rozpieszcza\\p{L}*',
    reward: 'kieszonkow\\p{L}+|tygodniowo|co (tydzien|miesiac)|miesiecznie|oplat\\p{L}+|zaliczk\\p{L}+',
    trouble:
      'operacj\\p{L}+|szpital\\p{L}*|ukrad\\p{L}+|okrad\\p{L}+|zablokowa\\p{L}+|utkn\\p{L}+|wypadek|wypadku|klinik\\p{L}+',
    lack: 'brakuje mi \\d+|tylko ciebie moge|jestes jedyn\\p{L}+|oddam',
  },
}

/** Names of sugar dating, in all languages; Polish has one of its own. */
export const sugarNames = 'sugar ?(?:daddy|mommy|mummy|mama|boy|girl|baby)\\p{L}*|szukasz sponsora'
