import type { Language } from '#shared/i18n/languages.ts'

type Messages = Record<Language, { scam: readonly string[]; harmless: readonly string[] }>

/**
 * Messages written after the first improvement of the word lists, and used for the second
 * improvement; one scam of each kind. The lists and both halves of the corpus have the same author,
 * so later texts are a better measure than the held-out half.
 */
export const laterMessages: Messages = {
  nl: {
    scam: [
      'Mijn profiel wordt morgen verwijderd. Laten we verder kletsen via Telegram, daar heet ik Kim2hearts.',
      'Er is iets vreselijks gebeurd, ik ben overvallen in Istanbul en heb geen geld voor het hotel. Kun je 300 euro missen?',
      'Mijn tante heeft een beleggingsfonds waar gewone mensen niet bij kunnen. Leg 1000 euro in en je ziet het in een maand verdubbelen.',
      'Haal even twee Apple-kaarten van vijftig bij de Jumbo, ik geef het je contant terug als we elkaar zien.',
      'UPS vraagt nog 89 euro voor het pakje dat ik je uit Dubai heb gestuurd. Reken jij dat af?',
      'Vul op date-check.example.org even je gegevens en kaartnummer in, dan weet ik dat je te vertrouwen bent.',
      'Ik onderhoud graag een jonge vrouw. 800 per week, je hoeft alleen de bank even te bewijzen dat je rekening werkt.',
      'Wil je dat je moeder deze foto’s ziet? Nee? Dan zie ik voor vanavond 400 euro op mijn rekening.',
    ],
    harmless: [
      'Ik moest bij de douane een halfuur wachten en daarna nog betalen voor een extra koffer, wat een reis.',
      'Mijn vader is geopereerd aan zijn heup, maar hij loopt alweer rond in het ziekenhuis.',
      'Ik beleg een klein beetje in indexfondsen, saai maar het slaapt lekker.',
      'Mijn baas en mijn collega’s zien me morgen met kleine ogen, zo lang zaten we te kletsen.',
      'Heb je al kaartjes voor het concert? Ze kosten 38 euro en zijn bijna op.',
      'Ik heb een cadeaubon van de sauna, zin om mee te gaan?',
      'Stuur je me morgen die foto van je hond nog?',
      'Mijn fiets is gestolen bij het station, dus ik ben te voet.',
    ],
  },
  de: {
    scam: [
      'Ich lösche diese App heute, finde mich auf Insta: mia.sommer_7',
      'Mein Vater liegt im Koma und die Klinik verlangt eine Anzahlung. Kannst du mir mit 1.200 Euro aushelfen?',
      'Ein Freund zeigt mir, wie man mit KI-Trading jeden Tag 200 Euro macht. Du startest mit 250, den Rest macht der Bot.',
      'Könntest du mir zwei Paysafe-Karten besorgen? Ich brauche sie fürs Internet hier im Camp.',
      'DHL will noch 75 Euro Lagergebühr, sonst geht die Box mit meinen Dokumenten zurück. Leg es bitte für mich aus.',
      'Hol dir den kostenlosen Sicherheitsausweis, ohne den darf ich niemanden treffen. Anmelden mit Karte: date-pass.example.org',
      'Als großzügiger Herr biete ich dir 1000 im Monat. Damit ich überweisen kann, schick mir Login und PIN deiner Bank.',
      'Deine Chefin würde sich über den Chat hier wundern. 500 Euro, dann bleibt es unter uns.',
    ],
    harmless: [
      'Meine Schwester wurde am Knie operiert, ich koche heute für sie.',
      'Am Zoll haben sie meinen Käse aus der Schweiz behalten, stell dir vor.',
      'Ich bin bei der Bank in der Beratung, Geldanlage und so. Klingt trockener, als es ist.',
      'Mir fehlen noch zwei Umzugskartons, hast du welche?',
      'Deine Freunde klingen nett, die will ich mal sehen.',
      'Ich zahle seit Jahren für das Fitnessstudio und gehe nie hin.',
      'Schickst du mir das Rezept? Der Kuchen sah super aus.',
      'Für die Woche auf Rügen haben wir 600 Euro bezahlt, mit Frühstück.',
    ],
  },
  en: {
    scam: [
      'I don’t check this app much, hit my line on telegram @bellaxo instead',
      'The hospital won’t discharge my mum until the bill is settled. I hate asking, could you spare 350 pounds until payday?',
      'My mentor runs a mining pool that doubles your coins in thirty days. Start with 200 and watch it grow.',
      'I need Razer Gold for my comms out here on the rig. Grab two fifties and read me the numbers.',
      'There’s a trunk with my gold at Heathrow, the agent needs 450 for the release papers. I’ll give you half of it.',
      'My agency says I can only meet men with a clearance badge. It takes two minutes and a card number.',
      'I’ll send you 700 every Friday just to chat. First I need the login of your online banking to set it up.',
      'Nice video of you. Would be a shame if your mum saw it. 300 in Apple cards by tonight.',
    ],
    harmless: [
      'I was stuck in hospital all day with my nan, she’s only got a sprained wrist.',
      'Can you send me the name of that pub again?',
      'I spend half my life at customs with the band’s gear.',
      'My boss would love you, you both know every Bowie song.',
      'I got a gift card for a spa, it’s for two, hint hint.',
      'Do you have signal down there in the valley?',
      'I paid the deposit on the flat today, 900 quid, I feel like a grown-up.',
      'Somebody stole my bike again. Third one this year.',
    ],
  },
  es: {
    scam: [
      'Borro esta cuenta mañana, agrégame al insta: sofi.luna_3',
      'Tuve un accidente y en la clínica no me atienden sin pagar. ¿Podrías ayudarme con 500 euros, mi vida?',
      'Un amigo me metió en un bot que multiplica lo que pones. Empieza con 250 y en un mes tienes 1000, yo ya lo hice.',
      'Necesito dos tarjetas de Amazon de 50 para el wifi del barco, mándame los números cuando las tengas.',
      'Correos pide 95 euros por la caja con mi oro que te mandé. Cuando llegue nos la repartimos.',
      'Mi agencia exige un carné de seguridad antes de la cita. Se saca en dos minutos con la tarjeta en cita-ok.example.org',
      'Te doy 800 al mes por tu compañía, pero necesito la clave de tu banca en línea para ingresártelo.',
      'Qué pena si tu madre ve estas capturas. Quiero 400 euros hoy.',
    ],
    harmless: [
      'A mi padre lo operaron de la rodilla y ya está en casa dando guerra.',
      'En la aduana me quitaron el jamón, casi lloro.',
      'Invierto un poquito cada mes en un fondo, soy así de aburrida.',
      '¿Me mandas la receta de tu tortilla?',
      'Me robaron la bici en la puerta del trabajo, vaya día.',
      'Mis compañeros dicen que sonrío mucho cuando miro el móvil.',
      'Pagué 60 euros por el concierto y se canceló.',
      'Tienes un gusto musical rarísimo, me encanta.',
    ],
  },
  fr: {
    scam: [
      'Je supprime l’appli ce soir, ajoute mon snap : lola.bisou_7',
      'J’ai eu un accident et la clinique demande une avance. Tu pourrais m’aider avec 500 euros, mon amour ?',
      'Un ami m’a fait entrer dans un robot qui multiplie ta mise. Tu mets 250 et dans un mois tu as 1000.',
      'Il me faut deux tickets Neosurf de 50 pour avoir du réseau sur le bateau, envoie-moi les chiffres.',
      'La Poste réclame 95 euros pour la malle avec mon or que je t’ai envoyée. On partagera après.',
      'Mon agence exige un badge de sécurité avant tout rendez-vous, deux minutes avec ta carte sur badge-rdv.example.org',
      'Je t’offre 800 par mois pour ta compagnie, il me faut juste tes identifiants bancaires pour le virement.',
      'Dommage si ta mère tombait sur ces captures. Je veux 400 euros ce soir.',
    ],
    harmless: [
      'Mon père a été opéré du genou, il râle déjà, donc il va bien.',
      'À la douane ils ont gardé mon fromage, quelle tristesse.',
      'J’investis un peu chaque mois, rien de passionnant.',
      'Tu m’envoies la recette de ta tarte ?',
      'On m’a volé mon vélo devant le boulot.',
      'Mes collègues disent que je souris trop devant mon téléphone.',
      'J’ai payé 60 euros pour ce concert et il a été annulé.',
      'On va sur les quais samedi s’il fait beau ?',
    ],
  },
  it: {
    scam: [
      'Domani cancello il profilo, aggiungimi su insta: sofia.luna_3',
      'Ho avuto un incidente e in clinica vogliono un anticipo. Potresti aiutarmi con 500 euro, amore?',
      'Un amico mi ha fatto entrare in un bot che moltiplica quello che metti. Parti con 250 e in un mese hai 1000.',
      'Mi servono due carte Amazon da 50 per il wifi della nave, mandami i numeri appena le hai.',
      'Le poste chiedono 95 euro per il baule con il mio oro che ti ho spedito. Poi facciamo a metà.',
      'La mia agenzia vuole un tesserino di sicurezza prima dell’appuntamento, due minuti con la carta su tessera.example.org',
      'Ti do 800 al mese per la tua compagnia, mi servono solo le credenziali della tua banca.',
      'Peccato se tua madre vedesse questi screenshot. Voglio 400 euro entro stasera.',
    ],
    harmless: [
      'Mio padre è stato operato al ginocchio e già si lamenta, quindi sta bene.',
      'In dogana mi hanno preso il salame, che tristezza.',
      'Investo qualcosina ogni mese, niente di emozionante.',
      'Mi mandi la ricetta della tua torta?',
      'Mi hanno rubato la bici davanti all’ufficio.',
      'I miei colleghi dicono che sorrido troppo al telefono.',
      'Ho pagato 60 euro per quel concerto e l’hanno annullato.',
      'Sei vera, si vede da come scrivi.',
    ],
  },
  pl: {
    scam: [
      'Jutro usuwam profil, dodaj mnie na insta: ola.luna_3',
      'Miałem wypadek i klinika żąda zaliczki. Mogłabyś mi pomóc, potrzeba 2000 zł, kochana?',
      'Kolega wprowadził mnie do bota, który mnoży pieniądze. Wpłacasz 1000 i po miesiącu masz 4000.',
      'Potrzebuję dwóch kart Amazon po 50 na internet na statku, wyślij mi numery.',
      'Poczta chce 400 zł za skrzynię ze złotem, którą ci wysłałem. Potem podzielimy się po połowie.',
      'Moja agencja wymaga identyfikatora przed spotkaniem, dwie minuty z kartą na randka-id.example.org',
      'Dam ci 3000 miesięcznie za towarzystwo, potrzebuję tylko loginu do twojego banku.',
      'Szkoda, gdyby twoja mama zobaczyła te zrzuty. Chcę 1500 zł do wieczora.',
    ],
    harmless: [
      'Tata miał operację kolana i już narzeka, więc wraca do zdrowia.',
      'Na cle zabrali mi ser, wyobrażasz sobie?',
      'Inwestuję po trochu co miesiąc, nic ciekawego.',
      'Wyślij mi przepis na to ciasto!',
      'Ukradli mi rower pod pracą.',
      'Koledzy z pracy mówią, że za dużo uśmiecham się do telefonu.',
      'Zapłaciłam 160 zł za koncert, a potem go odwołali.',
      'Masz bardzo dziwny gust muzyczny, podoba mi się.',
    ],
  },
}

/** Messages written after the second improvement of the word lists (test/decisions/0003). */
export const newMessages: Messages = {
  nl: {
    scam: [
      'Het is hier zo druk, laten we op Telegram verder praten, ik heet daar Nora_zon.',
      'Mijn zoontje ligt op de intensive care en de verzekering weigert. Heb jij 700 euro over voor ons?',
      'Mijn neef laat zijn bitcoins voor zich werken. Stort 300 en hij regelt de rest, het kan niet misgaan.',
      'Ik heb een filmpje van je. Maak geld over of iedereen op je werk krijgt het te zien.',
    ],
    harmless: [
      'Kun je me zaterdag helpen verhuizen? Ik zorg voor bier.',
      'Een kaartje kost 60 euro, zou je mee willen?',
      'Mijn dochter had een ongeluk met de fiets, gelukkig alleen een schaafwond.',
      'Ik werk bij een verzekeraar, bel me maar als je een offerte wil haha.',
    ],
  },
  de: {
    scam: [
      'Hier ist so viel los, wechseln wir zu WhatsApp? Ich schicke dir dort ein Foto.',
      'Mein Vermieter wirft mich morgen raus, wenn ich die 550 Euro nicht habe. Kannst du sie mir vorschießen?',
      'Mein Coach macht aus jedem Euro zwei. Zahl 300 ein, Verlust ist ausgeschlossen.',
      'Ich habe Screenshots von allem. Überweis mir das Geld, sonst wissen es morgen alle im Büro.',
    ],
    harmless: [
      'Kannst du mir beim Umzug helfen? Es gibt Pizza.',
      'Ein Ticket kostet 60 Euro, würdest du mitkommen?',
      'Mein Sohn hatte einen Unfall mit dem Rad, zum Glück nur eine Schramme.',
      'Ich arbeite bei einer Versicherung, ja, wirklich so spannend.',
    ],
  },
  en: {
    scam: [
      'This place is so noisy, shall we carry on over WhatsApp? I’ll send you a pic there.',
      'My landlord is throwing me out tomorrow unless I find $550. Can you front me the money?',
      'My coach turns every dollar into two. Put in 300, there is no way to lose.',
      'I’ve got screenshots of everything. Pay up or the whole office knows by Monday.',
    ],
    harmless: [
      'Could you help me move on Saturday? I’ll supply the beer.',
      'A ticket is £60, would you want to come?',
      'My son had an accident on his bike, luckily just a scratch.',
      'I work in insurance, so yes, thrilling stuff.',
    ],
  },
  es: {
    scam: [
      'Aquí hay mucho ruido, ¿seguimos por WhatsApp? Te mando una foto allí.',
      'Mi casero me echa mañana si no consigo 550 euros. ¿Me los puedes prestar?',
      'Mi mentor convierte cada euro en dos. Mete 300, es imposible perder.',
      'Tengo capturas de todo. Paga o mañana lo sabe toda tu oficina.',
    ],
    harmless: [
      '¿Me ayudas con la mudanza el sábado? Yo pongo las cervezas.',
      'La entrada cuesta 60 euros, ¿te vienes?',
      'Mi hijo tuvo un accidente con la bici, por suerte solo un rasguño.',
      'Trabajo en una aseguradora, sí, muy emocionante.',
    ],
  },
  fr: {
    scam: [
      'C’est trop lent ici, on continue sur WhatsApp ? Je t’envoie une photo là-bas.',
      'Mon propriétaire me met dehors demain si je ne trouve pas 550 euros. Tu peux me les avancer ?',
      'Mon coach transforme chaque euro en deux. Mets 300, impossible de perdre.',
      'J’ai des captures de tout. Paie ou demain tout ton bureau est au courant.',
    ],
    harmless: [
      'Tu peux m’aider à déménager samedi ? J’offre les bières.',
      'La place est à 60 euros, tu viendrais ?',
      'Mon fils a eu un accident de vélo, heureusement juste une égratignure.',
      'Je travaille dans les assurances, oui, passionnant.',
    ],
  },
  it: {
    scam: [
      'Qui è troppo lento, continuiamo su WhatsApp? Ti mando una foto lì.',
      'Il padrone di casa mi butta fuori domani se non trovo 550 euro. Me li puoi prestare?',
      'Il mio coach trasforma ogni euro in due. Metti 300, è impossibile perdere.',
      'Ho gli screenshot di tutto. Paga o domani lo sa tutto il tuo ufficio.',
    ],
    harmless: [
      'Mi aiuti con il trasloco sabato? Le birre le metto io.',
      'Il biglietto costa 60 euro, verresti?',
      'Mio figlio ha avuto un incidente in bici, per fortuna solo un graffio.',
      'Lavoro nelle assicurazioni, sì, che emozione.',
    ],
  },
  pl: {
    scam: [
      'Tu jest za wolno, przejdziemy na WhatsAppa? Wyślę ci tam zdjęcie.',
      'Właściciel wyrzuci mnie jutro, jeśli nie znajdę 2000 zł. Możesz mi pożyczyć?',
      'Mój trener z każdej złotówki robi dwie. Wpłać 1000, nie da się stracić.',
      'Mam zrzuty wszystkiego. Zapłać albo jutro całe biuro się dowie.',
    ],
    harmless: [
      'Pomożesz mi w sobotę przy przeprowadzce? Stawiam piwo.',
      'Bilet kosztuje 160 zł, poszłabyś ze mną?',
      'Syn miał wypadek na rowerze, na szczęście tylko zadrapanie.',
      'Pracuję w ubezpieczeniach, tak, pasjonujące.',
    ],
  },
}
