import type { Language } from '#shared/i18n/languages.ts'

/**
 * Scams written after the fourth improvement of the word lists, each with a different story. Held
 * out: measured once, rules are never tuned on these (test/decisions/0003).
 */
export const finalScams: Readonly<Record<Language, readonly string[]>> = {
  nl: [
    'Mijn portemonnee is gejat in Barcelona en ik kan het hostel niet betalen. Kun je 200 naar me overmaken? Je krijgt het maandag terug.',
    'Als je wilt zet ik je in de groep waar we elke ochtend dezelfde munt kopen, vorige week maakte ik 600 winst.',
    'Je moet mij eerst even 50 sturen voor de taxi, dan kom ik vanavond nog naar je toe.',
    'Ik ben arts in Jemen en heb een vertrouwd iemand nodig die mijn koffer met geld in ontvangst neemt.',
  ],
  en: [
    'My purse got snatched in Barcelona and the hostel wants paying. Can you transfer 200? You’ll have it back on Monday.',
    'There’s a WhatsApp group where we all buy the same coin at nine each morning, I made 600 last week, want in?',
    'Send me 50 for the cab first and I’ll be at yours by eight.',
    'I’m a doctor in Yemen and I need someone I can trust to receive my luggage, there’s cash in it.',
  ],
  de: [
    'Ich bin Witwe und habe geerbt, aber für die Freigabe fehlt mir das Geld für den Anwalt. Du bekommst ein Drittel.',
    'Meine Karte wurde am Automaten eingezogen, leihst du mir 150 bis Freitag?',
    'Verdiene von zu Hause mit dem Handy, 70 am Tag für kleine Klicks, ich lade dich ein.',
    'Wenn du nicht willst, dass deine Frau den Chat liest, überweise mir 800.',
  ],
  fr: [
    'Mon chien doit être opéré et le vétérinaire demande 350 d’avance, tu peux m’aider mon ange\u202f?',
    'Passe-moi le code que tu viens de recevoir, c’est juste pour vérifier que tu es une vraie personne.',
    'Je t’envoie un chèque de 2000, tu l’encaisses et tu me renvoies la moitié en coupons.',
  ],
  it: [
    'Il pacco con i regali per te è bloccato in dogana, paga tu i 180 e poi sistemiamo.',
    'Ho trovato un modo per guadagnare 100 al giorno con il telefono, basta versare 50 per partire. Ti spiego?',
    'Se non mi mandi 300 entro stasera, il nostro video lo vede tua moglie.',
  ],
  es: [
    'Necesito una tarjeta de Amazon de 50 para mi hija, me mandas el código y te lo pago el viernes.',
    'Trabajo para la ONU y mi permiso cuesta 600, si lo pagas vuelo contigo esta semana.',
    'Soy una señora con dinero y busco un chico joven, te ingreso 500 a la semana, pásame tu cuenta.',
  ],
  pl: [
    'Jestem żołnierzem na misji i potrzebuję pieniędzy na bilet do domu, oddam wszystko po powrocie.',
    'Zanim się spotkamy, kup przepustkę na stronie mojej agencji, to tylko 80 zł.',
    'Wujek zna się na krypto, wpłać 500, a za miesiąc będzie 2000.',
  ],
}
