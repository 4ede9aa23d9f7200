import type { Language } from '../i18n/languages.ts'
import { amounts, cards } from './hint-words.ts'

/**
 * Words by topic, in the notation of hint-words.ts. A single topic also occurs in harmless
 * messages. A text counts as a request for money only if all topics of a group (scam-groups.ts) are
 * near each other (CHAT-38, MOD-12).
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
  /** Lack of money, a demand to pay first, and nobody else to ask. */
  lack: string
  /** Work far away, and no access to one's own money. */
  away: string
  /** Papers and tickets for a visit. */
  travel: string
  /** Registration on a free site. */
  signup: string
  /** Request to buy something. */
  buy: string
}

export type ScamTopic = keyof ScamWords

export const scamWords: Record<Language, ScamWords> = {
  nl: {
    pay: 'betaal|te betalen|betaalt|stuur|maak ~ over|voldoen|voldaan|voorschieten|kosten betalen|als je niet betaalt',
    ask: '(kun|kan|kunt|zou|wil|reken) (je|jij|u) ~ (help|helpen|missen|lenen|sturen|betalen|voorschieten|uithelpen|bijspringen|af)|(kun|kan|zou) (je|jij) ~ (iets|wat) ~ voorschieten',
    parcel:
      'koerier|douane\\p{L}*|inklaring\\p{L}*|erfenis|invoer(rechten|kosten)|diplomatieke|opslagkosten|vrijgave|inklaring|invoerrechten|(pakje|pakket|koffer|kist) ~ (gestuurd|verstuurd|verzonden)',
    threat:
      '(alles|gesprek|je|jou) opgenomen|naakt\\p{L}+|je (vrouw|man|baas|familie|collega s|vrienden) ~ (zien|ziet|krijgen|krijgt)|weet waar je (werkt|woont)|online zetten|zet ~ online|wis (alles|de)|(moeder|vrouw|man|baas|familie|collega s|vrienden) ~ (foto s|video|beelden|chat|gesprek|screenshots) ~ (ziet|zien|krijgt|krijgen)|blijft ~ tussen ons|heb (jouw|je) (filmpje|video|naaktfoto s|beelden)|filmpje van (je|jou)|(al|iedereen|vrienden|contacten) ~ (naar|krijgen|krijgt) ~ (zien|te zien|video|filmpje)',
    invest:
      'beleg\\p{L}*|invester\\p{L}*|investeer\\p{L}*|handelen in|trad(en|ing)|spaargeld|{crypto}|beleggingsfonds|inleg|tradingbot|(oom|tante|neef|vriend|kennis|mentor) ~ (handel|beurs|financien|beleggingen)|beurs|handelsgroep',
    gain: 'gegarandeerd\\p{L}*|rendement|signalen|eerste storting|leren hoe|onze toekomst|mijn platform|verdubbel\\p{L}* ~ (inleg|geld|euro)|(leg|zet) ~ in en|bijverdien\\p{L}*|extra inkomen|klein bedrag|kleine inleg|per dag|verdubbel\\p{L}*|verlies\\p{L}* ~ nooit|kan niet verliezen',
    card: 'cadeaukaart\\p{L}*|cadeaubon\\p{L}*|waardebon\\p{L}*|beltegoed',
    code: '(foto|stuur|app) ~ code|kras|opkrassen|bewijs|echt bent|voor (me|mij) (halen|kopen)|(lees|geef|stuur) ~ (nummers|cijfers|codes)|(stuur|app|geef|foto van) ~ (codes?|nummers?) ~ (achterop|achterkant)|(stuur|app|geef) ~ (door|codes)',
    safety:
      'verifi\\p{L}+|(mijn|onze) veiligheid|date (pas|id)|datepas|veiligheidscode|veiligheidspas|leeftijdscontrole|leeftijdscheck|zeker weten dat je echt|geen nep|nepaccount',
    bank: 'creditcard|bankpas|pasnummer|rekeningnummer|bankgegevens|kaartgegevens|(login|inlog\\p{L}*|wachtwoord|pincode) ~ bank\\p{L}*|kaartnummer|internetbankieren|inloggegevens|welke bank|alleen ~ (kaart|pas)|(kaart|pas) ~ (invullen|opgeven|nodig)|pasgegevens',
    spoil: 'verwennen|onderhouden|onderhoud|gulle|genereuze|sugar\\p{L}*',
    reward: 'zakgeld|(per|elke|iedere) (week|maand)|aanbetaling|administratiekosten',
    trouble:
      'geopereerd|operatie|ziekenhuis|gestolen|beroofd|geblokkeerd|vast op|overvallen|ongeluk|kliniek|operatiekosten',
    lack: 'kom ~ te ?kort|durf te vragen|bent de enige die|voorschieten|betaal ~ terug|(geld|dat) heb ik (nu|even|gewoon) niet|terugbetal\\p{L}*|betaal je ~ terug|geef ~ terug zodra|smeek|heb alleen jou|tot ik ~ (betaald|betaal)|pas als ~ betaald|eerst betalen|anders mag ik niet|kan ~ niet betalen',
    away: 'boor(eiland|platform)|olieplatform|uitgezonden|op missie|vredesmissie|marineschip|offshore|(bankpas|pas|kaart|rekening) ~ (geblokkeerd|doet het|werkt) ~ niet|(bankpas|pas|kaart|rekening) ~ geblokkeerd|(kan|kom) ~ niet bij mijn (geld|rekening)',
    travel: 'visum|vliegticket|paspoort|reisdocumenten',
    signup: 'meld je|aanmelden|registratie|registreren|registreer|schrijf je ~ in|inschrijven|gratis|maak ~ account',
    buy: '(kun|kan|zou|wil) (je|jij) ~ (halen|kopen)|(koop|haal) (me|mij|even|alsjeblieft)|(koop|haal) ~ voor (me|mij|mijn)',
  },
  de: {
    pay: 'zahl|zahle|zahlen|bezahl|bezahle|bezahlen|schick|schicke|uberweis|uberweise|ubernehmen|auslegen|uberweist|zahlst|bezahlst',
    ask: '(kannst|konntest|wurdest|magst) du ~ (helfen|aushelfen|leihen|schicken|auslegen|vorstrecken|zahlen|bezahlen|unterstutzen|besorgen)|leg ~ aus|streck ~ vor|hilfst du mir ~ (bezahlen|zahlen|gebuhr)',
    parcel:
      'kurier\\p{L}*|zoll|zoll(gebuhr|gebuhren|kosten)|erbe|erbschaft|einfuhr\\p{L}*|diplomat\\p{L}+|lagergebuhr\\p{L}*|freigabe|(box|kiste|paket|koffer) ~ (geschickt|dokumenten|gold)|dhl will',
    threat:
      'aufgezeichnet|aufgenommen|nackt\\p{L}+|deine? (frau|familie|kollegen|freunde|chefin|mann|chef) ~ (sehen|sieht|bekommen|bekommt)|weiß,? wo du|(stelle|stell) ~ online|losch\\p{L}* (alles|das)|bleibt ~ unter uns|(chefin|chef|mutter|frau|mann|familie|freunde) ~ (uber|sehen|sieht|erfahrt|erfahren)|(habe|hab) ~ (screenshots|aufnahmen|bilder|nacktbilder) von (dir|deinem)|(habe|hab) dein (video|videos)|an (deine|alle) ~ (freunde|kontakte|familie|kollegen)|bekommt alles',
    invest:
      'invest\\p{L}*|anlegen|anlage|handle|trading|erspartes|{crypto}|(trading|krypto|handels)? ?bot|borse|(onkel|tante|freund|cousin|mentor) ~ (borse|wall street|finanz\\p{L}*|handel)|kryptohandel',
    gain: 'garantiert\\p{L}*|rendite|tipps|signale|erste einzahlung|dir zeigen|gemeinsame zukunft|meiner plattform|startest mit|mit \\d+ ~ starten|macht der bot|jeden tag \\d+|verdoppel\\p{L}*|nebenbei verdienen|verdien\\p{L}* ~ (tag|woche)|fangen ~ klein an|klein anfangen|fang\\p{L}* mit \\d+|kann nichts verlieren|zeige? (es )?dir',
    card: 'gutschein\\p{L}*|guthabenkarte\\p{L}*|geschenkkarte\\p{L}*',
    code: '(foto|schick|schreib) ~ code|code hier|freirubbel\\p{L}*|rubbel\\p{L}*|beweis|beweise|echt bist|(hol|kauf|besorg)e? mir|(lies|schick|sag) ~ (nummern|zahlen|codes)|codes? ~ (durchgeben|durchgibst|schicken)',
    safety:
      'verifizier\\p{L}*|meiner sicherheit|date (id|pass)|altersprufung|alterscheck|sicherheitsausweis|sicherheitscode|kein fake|kein fakeprofil|dass du echt',
    bank: 'kreditkarte|bankkarte|kontodaten|kontonummer|bankdaten|kartendaten|bankverbindung|(login|pin|passwort|zugangsdaten) ~ (bank|bankkonto|kontos?)|kartennummer|onlinebanking|online banking|zugangsdaten|welche(r)? bank|nur ~ karte|karte ~ (angeben|eingeben|hinterlegen)',
    spoil: 'verwohnen|verwohn\\p{L}*|grosszugig\\p{L}*|unterstutzen kann|sugar\\p{L}*',
    reward: 'taschengeld|(jede|pro|die|in der) woche|jeden monat|pro monat|gebuhr|bearbeitungs\\p{L}+|anzahlung',
    trouble: 'operier\\p{L}*|operation|krankenhaus|gestohlen|geklaut|ausgeraubt|gesperrt|unfall|klinik|koma|uberfallen',
    lack: 'mir fehl(en|t) \\d+|wen ich sonst|du bist (der|die) einzige|bekommst es zuruck|zahle ~ zuruck|gebe ~ zuruck|kriegst ~ zuruck|zuruckzahl\\p{L}*|flehe|nur noch dich|sonst lassen sie mich|erst wenn ~ bezahlt|verlang\\p{L}* ~ (zahlung|vorkasse|anzahlung)|kann ~ nicht bezahlen',
    away: 'bohrinsel|olplattform|auslandseinsatz|im einsatz|bundeswehr|bei der uno|un mission|(karte|konto) ~ gesperrt|(komm|komme) ~ nicht an mein(e|en)? (konto|geld)|friedensmission',
    travel: 'visum|flugticket|reisepass|am flughafen|einreise\\p{L}*',
    signup: 'melde? dich|anmeld\\p{L}*|registrier\\p{L}*|kostenlos|gratis|kostet nichts|auf dieser seite',
    buy: '(kannst|konntest|wurdest) du ~ (kaufen|besorgen|holen)|(kauf|kaufe|hol|hole|besorg|besorge) (mir|bitte)',
  },
  en: {
    pay: 'pay|send|transfer|wire|cover|settle|pays|payment|(clearance|release|delivery|customs|agent s) fees?',
    ask: '(can|could|would) you ~ (help|spare|lend|send|cover|pay|advance|chip in|contribute)|(help|lend) me (out )?with',
    parcel:
      'courier|customs|clearance|inheritance|import (duty|duties|fees?)|diplomatic|release papers|storage fee|(trunk|box|chest|package|parcel) ~ (gold|cash|documents)',
    threat:
      'recorded (everything|you|us|it)|your nudes|nudes|naked (pictures|photos)|your (wife|husband|boss|family|coworkers|colleagues|friends|followers) ~ (see|sees|get|gets|watch|know)|know where you (work|live)|(goes|put|post) ~ online|delete (it|everything|them)|(a )?shame if ~ (mum|mom|wife|husband|boss|family|friends|everyone)|(mum|mom|wife|husband|boss|family|friends) (saw|see|sees|finds? out)|have your (video|nudes|pictures|pics|photos)|(everybody|everyone|all your friends|your contacts) ~ (see|sees|get|gets|it|them)|your contact list|video of you',
    invest:
      'invest\\p{L}*|trade|trading|savings|deposit|{crypto}|mining|coins|bot|(uncle|aunt|cousin|friend|mentor) ~ (trading|trader|finance|wall street|stocks)',
    gain: 'guaranteed|returns|signals|first deposit|teach you|show you how|our future|my platform|doubles? your|start with \\d+|watch it grow|turn \\d+ into|made \\d+ ?k?|earn\\p{L}* ~ (day|daily|week)|daily income|passive income|double|can t lose|never loses?|small amount|walk you through',
    card: 'vouchers?',
    code: '(photo|picture) of the (code|back|receipt)|type the code|scratch|prove|proof|(read|send|text) me the (numbers|digits|codes?)|(send|snap|give|text) ~ codes?|numbers on the back|snap me',
    safety:
      'verif\\p{L}+|(my|your|our) safety|hookup (id|pass)|dat(e|ing) (id|pass)|age (check|verification)|(date|dating|safety|security) (id|badge|pass|code|card)|that you re real|not a (bot|fake)',
    bank: 'credit card|debit card|bank (details|login|account)|account (number|details)|routing number|card (number|details)|(login|password|pin) ~ (bank|banking)|online banking|card numbers?|(what|which) bank|(need|needs|enter|give|put|add) ~ card|just ~ card',
    spoil: 'spoil you|generous|sugar\\p{L}*|looking to spoil|take care of you financially',
    reward: 'allowance|(a|per|each|every) (week|month)|weekly|fee|fees|up front|upfront',
    trouble: 'surgery|operation|hospital|stolen|stole|robbed|blocked|stuck|stranded|accident|clinic|mugged|coma',
    lack: '\\d+ \\p{L}* ?short|only (person|one) i can|nobody else|no one else|pay you back|refund you|reimburse you|pay ~ back|begging you|i beg you|nobody to turn to|no one to turn to|until ~ (pay|paid|payment)|unless ~ (pay|paid)|don t have ~ (money|enough)|won t let me',
    away: 'oil rig|offshore|deployed|deployment|peacekeeping|military base|on a mission|un doctor|(card|account) ~ (blocked|frozen|declined|locked)|(can t|cannot) ~ access my (account|money|funds)',
    travel: 'visa|plane ticket|flight ticket|passport|travel documents',
    signup: 'sign up|signup|register|registration|it s free|for free|free ~ (link|site)|create an account',
    buy: '(can|could|would) you ~ (buy|grab|get|pick up)|(buy|grab|get) me|please (buy|grab|get)',
  },
  es: {
    pay: 'paga|pagar|pagues|envia|enviar|manda|mandame|transfiere|abonar|abona|adelantar\\p{L}*|pagas|no pagas|debes pagar|hay que pagar',
    ask: '(puedes|podrias|me (puedes|podrias)) ~ (ayudar|ayudarme|prestar|prestarme|mandar|adelantar|adelantarme|pagar)|(prestas|adelantas)|me ayudas con ~ (pago|pagar|recarga|tasa)',
    parcel:
      'mensajero|aduanas?|aduaner\\p{L}+|herencia|importacion|diplomatic\\p{L}+|retenido|(caja|paquete|baul|maleta) ~ (oro|dinero|efectivo|documentos)',
    threat:
      '(lo|te) he grabado|grabado todo|desnud\\p{L}+|tus? (mujer|marido|jefe|jefa|familia|companeros|amigos|contactos) ~ (vera|veran|recibira|recibiran)|se donde (trabajas|vives)|subo ~ internet|borro (todo|las)|lo borro|(madre|mujer|marido|jefe|jefa|familia|amigos) ~ (ve|ven|viera|vieran|reciben) ~ (fotos|capturas|video|chat)|estas capturas|te vas a arrepentir|tengo (tu|tus) (video|videos|fotos|capturas)|tengo ~ y ~ tus contactos|lo publico|lo mando a|lo envio a|a todos tus (contactos|amigos)',
    invest:
      'invert\\p{L}+|inversion\\p{L}*|trading|opero|ahorros|{crypto}|bot|bots|(tio|tia|primo|amigo|mentor) ~ (bolsa|finanzas|inversiones)|en bolsa|invierto',
    gain: 'garantizad\\p{L}+|rentabilidad|senales|primer deposito|te enseno|nuestro futuro|mi plataforma|multiplica\\p{L}*|(empieza|empiezas|empezar) con \\d+|nunca falla|duplic\\p{L}+|gan\\p{L}+ ~ (dia|semana|mes)|vives? de eso|ingresos|sin riesgo|no se pierde',
    card: 'tarjetas? (de )?regalo',
    code: '(foto|mandame|escribe) ~ codigo|rasca|demuestra\\p{L}*|eres real|compra(me)? ~ para mi|(mandame|dime|pasame) (los numeros|los codigos)|(mandame|enviame|dame|pasame) ~ codigos?|numeros? de (atras|detras)|numeros? ~ (atras|detras)',
    safety:
      'verific\\p{L}+|mi seguridad|pase de citas|carne ~ (cita|citas|seguridad|seguras)|pase ~ (cita|citas|seguridad)|comprobar ~ edad|que no eres (un )?(bot|falso)',
    bank: 'tarjeta de (credito|debito)|datos bancarios|numero de cuenta|datos de tu (tarjeta|cuenta)|(clave|contrasena|usuario) ~ (banco|banca|cuenta)|banca en linea|numero de (la )?tarjeta|con la tarjeta|que banco|(piden|pide|solo|meter|poner) ~ tarjeta',
    spoil: 'mimarte|mimar\\p{L}*|consentir(te)?|generos[oa]|mantener(te)?|sugar\\p{L}*',
    reward: '(paga|asignacion) (semanal|mensual)|(a la|por|cada) semana|(al|por|cada) mes|comision|adelantado',
    trouble:
      'oper(ar|acion)|hospital|robado|robaron|bloquead\\p{L}+|atrapad\\p{L}+|accidente|clinica|asaltado|asaltaron',
    lack: 'me faltan \\d+|eres (la|el) unic\\p{L}+|pedirselo|te (los|lo) devuelvo|no me alcanza(?! el tiempo)|me falta ~ (pagar|para)|te (lo|la|los) (devuelvo|devolvere|pago)|te lo suplico|te ruego|no tengo a nadie|hasta que ~ pag\\p{L}+|no puedo pagar|no tengo ~ (dinero|suficiente)|si no ~ dejan',
    away: 'plataforma petrolera|en una mision|destinad[oa] en|militar|onu|(tarjeta|cuenta) ~ bloquead\\p{L}+|no puedo ~ (sacar|acceder) ~ (dinero|cuenta|fondos)',
    travel: 'visado|visa|billete|pasaje|pasaporte|vuelo',
    signup: 'registr(ate|arte|arse|es)|inscrib\\p{L}+|apuntate|es gratis|gratuit\\p{L}+|te saques|sacate|crea ~ cuenta',
    buy: 'comprame|(puedes|podrias) ~ (comprar|comprarme)|compra (una|dos|tres)',
  },
  fr: {
    pay: 'paie|paye|payer|envoie|envoyer|regler|vire|virer|avancer|verser|paies|payes|regles|a ta charge|reste ~ frais|regler ~ frais',
    ask: '(tu|vous) ~ (peux|pourrais|pourriez) ~ (aider|preter|envoyer|avancer|payer|depanner)|depanne moi|aide moi a payer',
    parcel:
      'transporteur|coursier|livreur|douanes?|dedouanement|heritage|importation|diplomatique|(malle|colis|coffre|valise) ~ (or|argent|liquide|documents)',
    threat:
      '(tout|t ai) enregistre|photos nues?|nudes|(ta|ton|tes) (femme|famille|mari|patron|chef|collegues|amis|proches) ~ (verra|verront|recevra|recevront)|sais ou tu (travailles|habites)|mets ~ en ligne|efface (tout|les)|(dommage si|si) (ta|ton|tes) (mere|femme|mari|patron|famille|amis)|ces captures|(ai|j ai) ~ (enregistre|filme) ~ (ta|tes|toi|video)|(j ai|ai) (ta|tes) (video|videos|photos|captures)|a (toute|tous|toutes) (ta|tes) ~ (amis|contacts|famille)|a ta femme|a ton mari',
    invest:
      'invest\\p{L}+|plac(e|er|ement)|trading|economies|epargne|{crypto}|bot|robot|(oncle|tante|cousin|ami|mentor) ~ (finance|bourse|trading|marches)|en bourse',
    gain: 'garanti\\p{L}*|rendement|signaux|premier depot|(te|t) (montre|apprends|apprendre|montrer)|notre avenir|ma plateforme|multiplie\\p{L}*|(mets|commences|commence) ~ \\d+|doubl(e|er|es|ent)|gagn\\p{L}* ~ (jour|semaine)|revenus?|sans risque|impossible de perdre|au depart',
    card: 'cartes? cadeaux?|coupons?|recharge|pcs|transcash|neosurf',
    code: '(photo|envoie|ecris) ~ code|gratte|prouve|preuve|es sincere|prends moi|achete moi|(envoie|donne|dis) moi les (chiffres|numeros|codes)|(m )?(envoyer|envoie|donne) ~ codes?',
    safety:
      'verifi\\p{L}+|ma securite|pass rencontre|badge|pass ~ securite|controle d age|majorite|pas un faux|que tu es reel\\p{L}*',
    bank: 'carte (bancaire|bleue|de credit)|rib|numero de (compte|carte)|coordonnees bancaires|identifiants? (bancaires?|de ~ banque)|mot de passe ~ banque|avec ta carte|quelle banque|(mettre|donner|rentrer|entrer|seulement|juste) ~ carte',
    spoil: 'gater|entretenir|aisee?|genereu(x|se)|sugar\\p{L}*',
    reward: 'argent de poche|(par|chaque|toutes les) (semaines?|mois)|frais|commission|acompte',
    trouble: 'opere\\p{L}*|operation|hopital|vole|volee?s?|bloque\\p{L}*|coince\\p{L}*|accident|clinique|agresse',
    lack: 'il me manque \\d+|n ai que toi|seul\\p{L}* a qui|te rembourse|te rends (tout|ca|l argent)|rends tout|je t en supplie|supplie|tant que ~ (regle|paye)|pas de quoi|n ai pas (les|assez|cet)|ne peux pas payer|sinon ~ laissent pas',
    away: 'plateforme petroliere|en mission|deploye\\p{L}*|casque bleu|onu|militaire|(carte|compte) ~ bloque\\p{L}*|(acces|acceder) ~ (compte|argent)',
    travel: 'visa|billet d avion|passeport|papiers',
    signup: 'inscri\\p{L}+|enregistre\\p{L}* toi|gratuit\\p{L}*|cree ~ compte',
    buy: '(peux|pourrais) tu ~ (acheter|prendre)|tu (peux|pourrais) ~ (acheter|prendre)|(achete|prends) moi',
  },
  it: {
    pay: 'paga|pagare|manda|mandami|invia|versa|versare|anticipar\\p{L}*|paghi|se non paghi|devi pagare|versi',
    ask: '(puoi|potresti) ~ (aiutare|aiutarmi|prestare|prestarmi|mandare|anticipare|anticiparmi|pagare)|(riesci|puoi) ~ (anticiparmi|prestarmi)',
    parcel:
      'corriere|dogana|doganal\\p{L}+|sdoganamento|eredita|dazi|dazio|diplomatic\\p{L}+|(baule|pacco|cassa|valigia) ~ (oro|contanti|soldi|documenti)',
    threat:
      'registrato (tutto|te)|(ti ho|ho) registrat\\p{L} tutto|foto (nud\\p{L}|intime)|nude|tu(a|o|oi) (moglie|famiglia|marito|capo|colleghi|amici|contatti) ~ (vedra|vedranno|ricevera|riceveranno)|so dove (lavori|abiti)|(metto|pubblico) ~ (rete|online)|cancello (tutto|le)|(peccato se|se) tu\\p{L}+ (madre|moglie|marito|capo|famiglia|amici)|questi screenshot|ho registrato|ho (il|i) tu(o|oi) (video|filmato)|ho le tue foto|lo mando a|lo invio a|a tutti i tuoi (contatti|amici)',
    invest:
      'invest\\p{L}+|trading|risparmi|deposito|{crypto}|bot|(zio|zia|cugino|amico|mentore) ~ (borsa|finanza|trading|investimenti)|in borsa',
    gain: 'garantit\\p{L}+|rendimento|segnali|primo deposito|ti insegn\\p{L}+|nostro futuro|mia piattaforma|moltiplica\\p{L}*|(parti|inizi|cominci) con \\d+|guadagno|guadagnare|raddoppi\\p{L}*|senza rischi\\p{L}*|non si perde|ti spiego',
    card: 'cart(a|e) regalo|buon(o|i) regalo|ricarica',
    code: '(foto|mandami|scrivi) ~ codice|gratta|dimostra\\p{L}*|sei ver[oa]|(prendi|compra)mi|(mandami|dammi|dimmi) (i numeri|i codici)|(mandami|inviami|dammi) ~ codic[ei]|numeri dietro',
    safety:
      'verific\\p{L}+|mia sicurezza|pass incontri|tesserin\\p{L}+|tessera|controllo ~ eta|che non sei (un )?(bot|falso)|per sicurezza ~ chiedo',
    bank: 'carta di (credito|debito)|dati bancari|numero di (conto|carta)|dati della (carta|banca)|(credenziali|password|pin) ~ banca|con la carta|home banking|(quale|che) banca|(serve|servono|basta|inserire|mettere) ~ carta',
    spoil: 'viziarti|viziar\\p{L}*|mantener\\p{L}*|generos[oa]|sugar\\p{L}*',
    reward: 'paghetta|(a|ogni|alla) settimana|(al|ogni) mese|commissione|acconto',
    trouble:
      'operat\\p{L}+|operazione|intervento|ospedale|rubato|bloccat\\p{L}+|incidente|clinica|rapinato|ricoverat\\p{L}',
    lack: 'mi mancano \\d+|chiederlo solo|sei l unic\\p{L}+|te li (restituisco|rido)|ti (restituisco|ridò|rido|rimborso) ~ (tutto|appena)|restituisco|ti supplico|ti scongiuro|finche non ~ pag\\p{L}+|non posso pagare|non ho (i soldi|abbastanza)|non mi bastano|altrimenti non mi',
    away: 'piattaforma petrolifera|su una piattaforma|in missione|militare|onu|(carta|conto) ~ bloccat\\p{L}+|non (riesco|posso) ~ (prelevare|accedere)',
    travel: 'visto|biglietto aereo|passaporto|volo',
    signup: 'registr(ati|arti|arsi|azione)|iscriv\\p{L}+|gratis|gratuit\\p{L}+|crea ~ account',
    buy: '(puoi|potresti|riesci) ~ (comprare|comprarmi|prendere|prendermi)|(compra|prendi) (due|una|tre|mi)|(compra|prendi)mi|mi fai un favore',
  },
  pl: {
    pay: 'zaplac|zaplacic|oplac|oplacic|wyslij|przelej|przeslij|wylozyc|zaplate|zaplacisz|zaplacila?|zaplaty|zaplata|oplaci\\p{L}*|odprawe',
    ask: '(mozesz|moglbys|moglabys) ~ (pomoc|pozyczyc|wyslac|wylozyc|zaplacic|dorzucic|wesprzec)|(mozesz|moglbys|moglabys) ~ (cos|troche) ~ pozyczyc',
    parcel:
      'kurier|clo|cla|celn\\p{L}+|spadek|oplaty importowe|dyplomatyczn\\p{L}+|(skrzyni\\p{L}+|paczk\\p{L}+|walizk\\p{L}+) ~ (zlot\\p{L}+|gotowk\\p{L}+|dokument\\p{L}+)',
    threat:
      '(wszystko|cie) nagral\\p{L}*|nagral\\p{L}* (wszystko|cie)|nagie zdjecia|(zona|rodzina|maz|szef|koledzy|znajomi) ~ (zobaczy|zobacza|dostanie|dostana)|wiem,? gdzie (pracujesz|mieszkasz)|wrzuce|opublikuje|skasuje|usune (wszystko|to)|(mama|zona|maz|szef|rodzina|znajomi) ~ (zobaczyl\\p{L}*|dowie\\p{L}*|dowiedzial\\p{L}*)|te zrzuty|mam (twoje|twoj) (nagranie|nagrania|zdjecia|film)|wysle ~ (wszystkim|znajomym|rodzinie|zonie)|(wszystkim|twoim) ~ (znajomym|kontaktom)',
    invest:
      'inwest\\p{L}+|handluj\\p{L}*|oszczednosci|wplacie|wplaty|{crypto}|bitcoin\\p{L}*|bot\\p{L}*|gield\\p{L}+|(wujek|ciocia|kuzyn|kolega|mentor) ~ (gieldzie|finansach|kryptowalut\\p{L}*)|kryptowalut\\p{L}*',
    gain: 'gwarantowan\\p{L}+|sygnal\\p{L}*|pierwszej wplacie|pokaz(ac|e)|naucz\\p{L}+|naszej przyszlosci|mojej platformie|(po)?mnozy\\p{L}*|(wplacasz|zaczynasz) ~ \\d+|zarabia\\p{L}*|podwoi\\p{L}*|podwaja\\p{L}*|bez ryzyka|(zaczniesz|zacznij) od \\d+|nie da sie stracic',
    card: 'kart\\p{L}* (podarunkow\\p{L}+|steam|google play|apple)|doladowani\\p{L}+|kod\\p{L}* (do|na) (steam\\p{L}*|google play|apple|psn)|kart\\p{L}* do (steam\\p{L}*|psn)',
    code: '(wyslij|wpisz) ~ kod|zdjecie kodu|zdrap|udowodni\\p{L}*|udowodnij|dowod|jestes prawdziw\\p{L}+|(wyslij|podaj) mi (numery|kody|cyfry)|(wyslij|podaj) ~ kod(y|ow|u)?|zdrapk\\p{L}*',
    safety:
      'zweryfik\\p{L}+|weryfik\\p{L}+|mojego bezpieczenstwa|przepustk\\p{L}+|potwierdzeni\\p{L}+ (wieku|tozsamosci)|identyfikator\\p{L}*|zanim sie spotkamy|kontrol\\p{L}+ wieku',
    bank: 'kart\\p{L}+ kredytow\\p{L}+|dane (konta|karty)|numer (konta|karty|rachunku)|(login\\p{L}*|hasl\\p{L}+|pin) ~ bank\\p{L}*|numer\\p{L}* karty|z karta|(jaki|ktory) bank|(podajesz|podac|wpisac|tylko) ~ kart\\p{L}',
    spoil: 'rozpieszcza\\p{L}*|sponsor\\p{L}*|hojn\\p{L}+|sugar\\p{L}*',
    reward: 'kieszonkow\\p{L}+|tygodniowo|co (tydzien|miesiac)|miesiecznie|oplat\\p{L}+|zaliczk\\p{L}+',
    trouble:
      'operacj\\p{L}+|szpital\\p{L}*|ukrad\\p{L}+|okrad\\p{L}+|zablokowa\\p{L}+|utkn\\p{L}+|wypadek|wypadku|klinik\\p{L}+',
    lack: 'brakuje mi \\d+|tylko ciebie moge|jestes jedyn\\p{L}+|oddam|zada\\p{L}* ~ (zaplaty|pieniedzy)|zaplaty z gory|blagam|nie mam kogo|dopoki nie ~ zaplac\\p{L}*|nie mam ~ (pieniedzy|tyle)|zwroce|inaczej mnie nie',
    away: 'platform\\p{L}+ wiertnicz\\p{L}+|na misji|misji pokojowej|zolnierzem|(karta|karte|konto) ~ zablokowan\\p{L}+|nie mam ~ dostepu do (konta|pieniedzy)|onz',
    travel: 'wiz(a|e|y)|bilet lotniczy|paszport\\p{L}*',
    signup: 'zarejestruj\\p{L}*|rejestracj\\p{L}+|zapisz sie|zaloz konto|darmow\\p{L}+|za darmo|zaloguj sie',
    buy: 'kup mi|(mozesz|moglbys|moglabys) ~ (kupic|wziac)',
  },
}

/** Terms of sugar dating, in all languages; the second alternative is Polish. */
const sugarNames = 'sugar ?(?:daddy|mommy|mummy|mama|boy|girl|baby)\\p{L}*|szukasz sponsora'

/** Regular payments, in all languages: at least three digits, and a week or month. */
const periods =
  'week|weekly|month|monthly|maand|wekelijks|woche|wochentlich|monat|monatlich|semana|mes|semaine|mois|settimana|mese|tydzien|tygodniowo|miesiac|miesiecznie'
const stipends = `\\d[\\d.,]{2,}[^.!?\\n]{0,12}\\s(?:${periods})|(?:${periods})\\s[^.!?\\n]{0,14}\\d[\\d.,]{2,}`

/** Units after which a number is no amount of money. */
const units =
  'km|kilomet\\p{L}+|m|met\\p{L}+|cm|kg|kilos?|kcal|gr?|gram\\p{L}*|l|ml|gb|mb|%|procent|percent|prozent|uur|hours?|h|stunden|heures?|ore|horas|godzin|min\\p{L}*|jaar|years?|jahre?|ans|anni|anos|lat|days?|dagen|tage|jours|giorni|dias|dni|people|mensen|leute|personnes|persone|personas|osob|fotos|pages|steps|stappen|watt|volt'

/** Amounts of money, also without a currency: at least three digits, and no year. */
const sums = [
  amounts,
  `(?!(?:19|20)\\d\\d(?!\\d))[1-9]\\d{2,5}(?!\\d|[:.,-]\\d|\\s?(?:${units})(?!\\p{L}))`,
  '[1-9]\\d{0,2}(?:[.,]| )\\d{3}(?!\\d)',
  '\\d+ ?k',
].join('|')

const brands =
  'steam|itunes|apple|google(?: play)?|xbox|playstation|psn|nintendo|amazon|razer|netflix|zalando|bol(?: com)?|paysafe|neosurf|transcash|pcs|roblox|flexepin|vanilla|visa|sephora|douglas|ikea|zara|fnac|carrefour|mediamarkt|media markt|mediaworld|allegro|empik|target|walmart|ebay|spotify|uber'
const cardWords =
  'gift ?cards?|gifts?|cards?|codes?|vouchers?|bonn?(?:en)?|kaart(?:en)?|karten?|guthaben\\p{L}*|gutschein\\p{L}*|tegoed\\p{L}*|cartes?|tickets?|coupons?|recharges?|cart[ae]|buon[oi]|ricarich[ae]|tarjetas?|vales?|recargas?|kart\\p{L}?|kod\\p{L}{0,2}|doladowan\\p{L}*|credits?|krediet'

/** Gift cards by brand, and names of gift cards, in all languages. */
const vouchers = [
  cards,
  `(?:${brands})[ -]?(?:${cardWords})`,
  `(?:${cardWords}) (?:\\p{L}+ ){0,2}(?:${brands})`,
  'paysafe ?cards?|paysafecard\\p{L}*|neosurf|transcash|gift ?cards?|giftcards?|(?:cadeau|waarde|tegoed|bel)(?:bon|bonnen|kaart|kaarten|tegoed)|gutschein(?:karte)?n?|guthabenkarten?|geschenkkarten?|cartes? cadeaux?|tickets? pcs|coupons? pcs|recharges? (?:pcs|transcash|neosurf)|cart[ae] regalo|buon[oi] regalo|ricarich[ae] paysafe\\p{L}*|tarjetas? (?:de )?regalo|kart\\p{L}* podarunkow\\p{L}+|kart\\p{L}* przedplacon\\p{L}+',
].join('|')

/** Topics, or words of topics, that are the same in every language. */
export const sharedWords = {
  amount: amounts,
  card: cards,
  sugar: sugarNames,
  stipend: stipends,
  cost: sums,
  price: sums,
  number: '\\d{2,}',
  voucher: vouchers,
}
export type SharedTopic = keyof typeof sharedWords
