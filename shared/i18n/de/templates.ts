import type { Translation } from '../languages.ts'
import type { templates as nl } from '../nl/templates.ts'

export const templates: Translation<typeof nl> = {
  about: {
    photo: 'Es geht um [[welches Foto]].',
    text: 'Es geht um diese Worte in deinem Text: [[die Worte]].',
    name: 'Es geht um deinen Profilnamen.',
    message: 'Es geht um deine Nachricht vom [[Tag und Uhrzeit]].',
    account: 'Es geht um [[welche Fotos, Texte oder Nachrichten, und von wann]].',
  },
  seen: {
    scam: 'Was wir gesehen haben, deutet auf Betrug hin: [[was du gesehen hast, etwa eine Bitte um Geld oder Codes]].',
    fake: 'Was wir gesehen haben, passt nicht dazu, wer du bist: [[woran man das sieht]].',
    minor: 'Was wir gesehen haben, betrifft jemanden, der noch nicht volljährig ist: [[woran man das sieht]].',
    nudity: 'An einer Stelle, die Besucher sehen können, ist Nacktheit zu sehen: [[was zu sehen ist, und wo]].',
    harassment: 'Jemand wird belästigt oder bedroht: [[die Worte, oder was passiert ist]].',
    hate: 'Menschen werden beleidigt oder ausgegrenzt, weil sie sind, wie sie sind: [[die Worte, oder was du gesehen hast]].',
    spam: 'Es ist Werbung oder geht an viele Menschen zugleich: [[wofür, oder wie oft]].',
    contact_data: 'Darin stehen Kontaktdaten: [[welche Art von Daten]].',
    photo: 'Du bist nicht gut zu sehen: [[warum nicht]].',
    chat_photo: 'Ein Foto in einem Gespräch zeigt etwas, das dort nicht erlaubt ist: [[was zu sehen ist]].',
    misuse:
      'Es wurden immer wieder Beschwerden oder Widersprüche eingereicht, die offensichtlich unbegründet sind: [[wie viele, und worüber]].',
    illegal: 'Nach unserer Einschätzung ist das gesetzlich verboten: [[welches Gesetz, und warum]].',
    underage: 'Nach dem Geburtsdatum, das wir berichtigt haben, bist du für diese Website zu jung.',
  },
  complaint: {
    removed:
      'Danke für deine Meldung. Was wir entfernt haben, verstößt gegen unsere Bedingungen: [[welche Regel, und warum]].',
    warned:
      'Danke für deine Meldung. Was wir gesehen haben, verstößt gegen unsere Bedingungen: [[welche Regel, und warum]]. Passiert es noch einmal, sag uns bitte Bescheid.',
    suspended:
      'Danke für deine Meldung. Was wir gesehen haben, ist ernst genug, um das Konto vorübergehend zu sperren: [[welche Regel, und warum]].',
    awaiting:
      'Danke für deine Meldung. Jemand anderes aus dem Team prüft das weiter. Mehr können wir dir im Moment nicht dazu sagen.',
    banned:
      'Danke für deine Meldung. Was wir gesehen haben, ist so ernst, dass das Konto dauerhaft gesperrt ist: [[welche Regel, und warum]].',
    left: 'Danke für deine Meldung. Wen du gemeldet hast, kann mit derselben E-Mail-Adresse kein neues Konto anlegen. Der Grund: [[welche Regel, und warum]].',
    gone: 'Danke für deine Meldung. Was du gemeldet hast, ist nicht mehr da: [[was nicht mehr da ist]]. Es gab also nichts mehr zu entfernen.',
    elsewhere:
      'Danke für deine Nachricht. Das ist eine Frage für unseren Kundenservice, der dir gern weiterhilft. Wie du ihn erreichst, steht auf der Website unter Kundenservice.',
    allowed:
      'Danke für deine Meldung. Wir haben uns angesehen, was du gemeldet hast. Nach unserer Einschätzung liegt es innerhalb unserer Bedingungen: [[warum]].',
    unproven:
      'Danke für deine Meldung. Mit dem, was wir prüfen konnten, lässt sich kein Verstoß gegen unsere Bedingungen feststellen: [[was du geprüft hast]]. Passiert noch etwas, sag uns bitte Bescheid.',
  },
  complainant: {
    warned: 'Du kannst dieses Mitglied auch selbst blockieren.',
    suspended: 'Solange das Konto gesperrt ist, kann dieses Mitglied dich nicht kontaktieren.',
    banned: 'Dieses Mitglied kann dich nicht mehr kontaktieren.',
    allowed: 'Du kannst dieses Mitglied selbst blockieren; dann seht ihr einander nicht mehr.',
  },
  case: {
    minor: 'Wir haben geprüft, ob du volljährig bist. Du bist es noch nicht: [[woran man das sieht]].',
    adult: 'Wir haben geprüft, ob du volljährig bist. Du bist es: [[woran man das sieht]].',
    doubtless:
      'Wir haben uns dein Konto noch einmal angesehen und sehen keinen Grund, an deinem Alter zu zweifeln. Entschuldige bitte die Umstände.',
    photos:
      'Wir haben deine Fotos geprüft. Eines oder mehrere davon sind verboten. Mehr können wir dir dazu nicht sagen.',
    fine: 'Wir haben deine Fotos geprüft und sehen keinen Grund, dein Konto gesperrt zu lassen. Entschuldige bitte die Umstände.',
  },
  objection: {
    same: 'Wir haben uns noch einmal angesehen, worum es bei der Entscheidung geht, und gelesen, was du geschrieben hast. An unserer Einschätzung ändert das nichts: [[warum nicht]].',
    mistaken: 'Bei der Entscheidung haben wir etwas falsch gesehen: [[was]]. Entschuldige bitte.',
    explained: 'Was du geschrieben hast, ändert unsere Einschätzung: [[was, und warum]].',
    harsh: 'Die Regel wurde zwar verletzt, aber diese Entscheidung ging zu weit: [[warum]].',
    unproven: 'Wir konnten noch nicht feststellen, dass du volljährig bist: [[warum nicht]].',
    proven: 'Wir haben festgestellt, dass du volljährig bist: [[wie]].',
    pending: 'Solange wir deine Fotos prüfen, können wir dir nicht mehr dazu sagen.',
    fine: 'Wir haben deine Fotos geprüft und sehen keinen Grund, dein Konto gesperrt zu lassen. Entschuldige bitte die Umstände.',
  },
  unban: {
    mistaken: 'Wir hätten dein Konto nicht sperren dürfen: [[warum nicht]]. Entschuldige bitte.',
    explained: 'Du hast uns etwas erklärt, das unsere Einschätzung ändert: [[was, und warum]].',
  },
  decline: {
    unidentified:
      'Die Anfrage kam von [[welcher Adresse, oder per Brief]]. Schick sie bitte noch einmal von der E-Mail-Adresse deines Kontos, dann prüfen wir sie erneut.',
    excessive: 'Diese Anfrage haben wir schon einmal bekommen: [[wann, und was wir damals getan haben]].',
    others: 'Es geht um [[welche Daten, ohne Namen zu nennen]].',
    correct: 'Das wolltest du ändern lassen: [[welche Angabe]]. Wir haben es verglichen mit [[womit]].',
    legal_duty: 'Es geht um [[welche Daten]]. Die Pflicht ergibt sich aus [[welchem Gesetz, und bis wann]].',
    legal_claims: 'Es geht um [[welche Daten]], die wir brauchen für [[welche Sache]].',
  },
  erasure: {
    unidentified: 'Wir konnten nicht feststellen, dass die Anfrage von dir kommt: [[warum nicht]].',
    needed: 'Wir brauchen deine Daten noch: [[wofür, und bis wann]].',
    withdrawn: 'Du hast uns mitgeteilt, dass du dein Konto behalten möchtest.',
    mistaken: 'Die Anfrage wurde durch einen Fehler von uns bei deinem Konto eingetragen. Entschuldige bitte.',
  },
}
