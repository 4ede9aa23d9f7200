import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Häufige Fragen',
  lead: 'Deine Frage fehlt? Schreib uns über den [Kundenservice](/pages/service).',
  sections: [
    {
      id: 'cost',
      title: 'Was kostet es?',
      body: [
        'Anmelden und umsehen ist kostenlos, und du bekommst {signup_credits} Credits für den Anfang. Nachrichten kosten Credits: {message_credits} pro Nachricht, also ab {message_price}. Es gibt kein Abo. Alle Preise stehen auf der Seite [Preise](/pricing).',
      ],
    },
    {
      id: 'card',
      only: 'cards',
      title: 'Wird meine Karte gespeichert?',
      body: [
        'Nur wenn du das bei einer Bestellung ankreuzt. Der Zahlungsdienst speichert die Karte; wir sehen nur die Marke, die letzten vier Ziffern und das Ablaufdatum. Es wird nie etwas abgebucht, ohne dass du auf den Bestellknopf drückst. Entfernen kannst du sie unter [deine Zahlungen](/transactions).',
      ],
    },
    {
      id: 'fictional',
      title: 'Sind alle Profile echt?',
      body: [
        'Nein. Ein Teil ist fiktiv und ist überall gekennzeichnet. Mit einem fiktiven Profil kannst du dich nicht treffen. Profile ohne Kennzeichnung gehören Mitgliedern.',
      ],
    },
    {
      id: 'hosts',
      title: 'Wer schreibt für ein fiktives Profil?',
      only: 'desk',
      body: [
        'Unser eigenes Team. Das siehst du, bevor du deine erste Nachricht sendest. Bekommst du innerhalb von {answer_hours} Stunden keine Antwort, bekommst du deine Credits zurück; du siehst es im Gespräch und bei [deinen Zahlungen](/transactions).',
      ],
    },
    {
      id: 'confirm',
      title: 'Warum kann ich noch nichts senden?',
      body: [
        'Bestätige erst deine E-Mail-Adresse mit dem Link in deiner Mail. Nichts bekommen? Schau im Spam-Ordner nach oder fordere oben auf der Seite eine neue Mail an.',
      ],
    },
    {
      id: 'photo',
      title: 'Warum ist mein Foto noch nicht zu sehen?',
      body: [
        'Ein Mensch sieht sich jedes Profilfoto an, meist in weniger als einem Tag; nur ein Bild, das wir schon einmal abgelehnt oder entfernt haben, oder eine unbrauchbare Datei wird automatisch abgelehnt. Wird ein Foto abgelehnt, liest du, warum. Du darfst {free_photos} Fotos einstellen, als Premium-Mitglied {premium_photos}.',
      ],
    },
    {
      id: 'text',
      title: 'Warum sehen andere meinen Text noch nicht?',
      body: [
        'Weil darin eine Telefonnummer, E-Mail-Adresse, ein Link oder ein Alter unter 18 zu stehen scheint. Jemand aus unserem Team liest ihn dann zuerst, meist innerhalb eines Tages. Bis dahin sehen andere deinen vorigen Text, falls du einen hattest. Lehnen wir ihn ab, schreiben wir dir, warum; du behältst den Text und kannst ihn ändern.',
      ],
    },
    {
      id: 'chat-photo',
      title: 'Kann ich ein Foto im Gespräch schicken?',
      body: [
        'Ja, mit dem Fotoknopf neben dem Textfeld. Ein Foto im Gespräch kostet {photo_credits} Credits. Ein Computer prüft es sofort, und nur was erlaubt ist, wird gesendet und abgebucht. Die andere Person sieht es zuerst unscharf und kann es melden.',
      ],
    },
    {
      id: 'private',
      title: 'Was sind private Fotos?',
      body: [
        'Fotos, die nur Mitglieder sehen, für die du sie geöffnet hast. Auch Premium-Mitglieder sehen sie nicht ohne deine Erlaubnis, und du kannst sie jederzeit wieder schließen.',
      ],
    },
    {
      id: 'invisible',
      title: 'Kann ich unsichtbar sein?',
      body: [
        'Ja, in den Einstellungen. Du stehst dann nicht in der Suche, und nur wen du selbst zuerst anschreibst, kann dir schreiben.',
      ],
    },
    {
      id: 'password',
      title: 'Ich habe mein Passwort vergessen',
      body: [
        'Wähle über [Passwort vergessen](/reset-password) ein neues. Der Link, den du bekommst, funktioniert eine Stunde.',
      ],
    },
    {
      id: 'block',
      title: 'Jemand belästigt mich',
      body: [
        'Blockiere die Person im Menü ihres Profils und melde es unter [Beschwerden](/complaints). Mehr Tipps findest du unter [Sicher daten](/pages/safety).',
      ],
    },
    {
      id: 'history',
      title: 'Wo sind meine alten Nachrichten?',
      body: ['Nachrichten, die älter als {history_days} Tage sind, verbergen wir, zum Schutz aller.'],
    },
    {
      id: 'delete',
      title: 'Wie lösche ich mein Konto?',
      body: [
        'In den Einstellungen, ganz unten. Du bist sofort weg; {grace_days} Tage lang holt dich der Link in deiner Mail zurück.',
      ],
    },
  ],
}
