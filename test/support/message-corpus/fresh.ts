import type { Language } from '#shared/i18n/languages.ts'

/**
 * Messages written after the third improvement of the word lists. No list was changed so that it
 * would match them (test/decisions/0003).
 */
export const freshMessages: Readonly<
  Record<Language, { readonly scam: readonly string[]; readonly harmless: readonly string[] }>
> = {
  nl: {
    scam: [
      'Mijn schat, ik sta bij de incheckbalie en ze vragen ineens 420 voor mijn overbagage. Red jij me even?',
      'Ik heb een vriend die elke ochtend laat weten welke munt gaat stijgen. Sinds maart hoef ik niet meer te werken. Doe je mee?',
      'Je krijgt van mij elke vrijdag 900 gestort, ik wil alleen dat je lief voor me bent. Op welke naam staat je rekening?',
      'Ik weet bij welk bedrijf je zit. Eén appje van mij en iedereen daar ziet wat je me gestuurd hebt, tenzij je betaalt.',
    ],
    harmless: [
      'Ik heb een nieuwe baan bij een reisbureau, dus ik praat de hele dag over vluchten en visums.',
      'Kun je me helpen kiezen? De groene trui of de blauwe?',
      'Mijn moeder wil per se dat ik haar wasmachine betaal, lang verhaal.',
      'Ik ga elke maand naar mijn oma in Zwolle.',
      'Weet je een leuk adres waar ze goede koffie hebben?',
      'Ik zat bij de marine, maar dat is lang geleden.',
    ],
  },
  en: {
    scam: [
      'My love, the lawyer says my late father’s estate is released once the tax stamp is covered. It’s 900 and then we’re set for life.',
      'You seem lonely like me. I teach people how to grow their savings on a platform only insiders know, want me to add you?',
      'This site is a pain. I’m usually on Signal, drop yours and I’ll say hi.',
      'I lost my wallet at the train station in Milan and the hotel wants their money tonight. You’re all I’ve got.',
      'Sweetie I need a Razer code so I can stay online with you tonight, you can get it at any 7-Eleven.',
    ],
    harmless: [
      'I lost my wallet last week and it turned up in the fridge. Don’t ask.',
      'I used to be in the navy, mostly fixing radios.',
      'Can you help me settle a debate: does pineapple go on pizza?',
      'My uncle works on the stock exchange and is the most boring man alive.',
      'I get paid monthly so the last week is beans on toast.',
      'I signed up for a pottery class, it was free and I was terrible.',
    ],
  },
  de: {
    scam: [
      'Mein Vertrag auf dem Schiff endet bald, aber die Ablöse muss vorher bezahlt werden. Danach komme ich sofort zu dir, mein Engel.',
      'Ich verdiene nebenher mit einer App, die ein Freund programmiert hat. Jeden Tag mindestens 80, ganz ohne Arbeit. Soll ich dir den Zugang geben?',
      'Die Post hat mein Päckchen an dich gestoppt, da sind noch 120 fällig. Machst du das bitte gleich?',
      'Schick mir deine Handynummer, ich lösche mich hier morgen.',
    ],
    harmless: [
      'Ich muss morgen zum Amt, mein Reisepass läuft ab.',
      'Kannst du gut kochen oder bestellst du lieber?',
      'Mein Konto ist nach dem Urlaub leer, also gibt es Nudeln.',
      'Ich melde mich morgen, versprochen!',
      'Mein Cousin hat jetzt auch einen Hund, der ist größer als er.',
      'Ich habe früher auf einem Kreuzfahrtschiff gearbeitet.',
    ],
  },
  fr: {
    scam: [
      'Mon avocat bloque l’héritage de mon père tant que le timbre fiscal n’est pas payé. Après on partage tout, mon amour.',
      'Je connais une appli réservée aux initiés, j’ai triplé mes économies depuis janvier. Je te parraine\u202f?',
      'J’ai perdu mon sac à la gare et l’hôtel veut être payé ce soir. Je suis perdue, aide-moi s’il te plaît.',
      'Écris-moi plutôt sur Insta, je quitte ce site demain.',
    ],
    harmless: [
      'J’ai perdu mon sac hier, il était dans la voiture depuis le début.',
      'Mon cousin travaille à la bourse et ne parle que de ça, au secours.',
      'Tu peux m’aider à choisir un film pour ce soir\u202f?',
      'Je me suis inscrite à un cours de poterie gratuit, c’était raté mais drôle.',
      'Je suis payé à la fin du mois, on attend un peu pour le restaurant\u202f?',
      'J’étais militaire il y a dix ans, maintenant je suis fleuriste.',
    ],
  },
  es: {
    scam: [
      'El abogado dice que la herencia de mi padre sale en cuanto se pague el sello. Son 700 y luego lo compartimos todo.',
      'Perdí la cartera en la estación y el hotel quiere cobrar hoy. Solo te tengo a ti.',
      'Mi hermano montó una aplicación que da 60 diarios sin hacer nada. ¿Te meto en el grupo?',
      'Voy a cerrar esta cuenta, mejor búscame en Instagram.',
    ],
    harmless: [
      'Perdí la cartera y la encontró una vecina, menos mal.',
      'Estuve en el ejército dos años y aprendí a hacer la cama.',
      'Cobro a fin de mes, así que esta semana toca lentejas.',
      '¿Me ayudas a elegir peli para esta noche?',
      'Me apunté a clases de salsa y soy un desastre.',
      'Mi vuelo sale a las siete, ¿nos vemos a la vuelta?',
    ],
  },
  it: {
    scam: [
      'L’avvocato dice che l’eredità di mio padre si sblocca appena pago il bollo. Sono 700, poi dividiamo tutto.',
      'Ho perso il portafoglio in stazione e l’albergo vuole i soldi stasera. Ho solo te.',
      'Mio fratello ha un’app che rende 60 al giorno senza fare niente. Ti faccio entrare?',
      'Hai visto bene, ho le tue foto. Da te voglio 300 entro domani.',
    ],
    harmless: [
      'Ho perso il portafoglio, ma era nella giacca.',
      'Mi aiuti a scegliere il film per stasera?',
      'Prendo lo stipendio a fine mese, quindi questa settimana pasta.',
      'Ho fatto il militare dieci anni fa, adesso faccio il pasticcere.',
      'Il mio volo parte alle sette, ci vediamo al ritorno?',
    ],
  },
  pl: {
    scam: [
      'Adwokat mówi, że spadek po ojcu dostanę, gdy tylko opłacę znaczki. To 3000, potem dzielimy się wszystkim.',
      'Zgubiłam portfel na dworcu, a hotel chce pieniędzy jeszcze dziś. Mam tylko ciebie.',
      'Brat zrobił aplikację, która daje 200 dziennie bez pracy. Dodać cię do grupy?',
      'Znikam stąd jutro, napisz do mnie na Messengerze.',
      'Twoja żona chyba nie wie, co tu piszesz. 500 i nikt się nie dowie.',
    ],
    harmless: [
      'Zgubiłem portfel, a leżał w kurtce.',
      'Pomożesz mi wybrać film na wieczór?',
      'Wypłata dopiero pod koniec miesiąca, więc w tym tygodniu makaron.',
      'Byłem kiedyś w wojsku, teraz piekę chleb.',
      'Zapisałam się na kurs garncarstwa, wyszło krzywo.',
    ],
  },
}
