import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Allgemeine Geschäftsbedingungen',
  lead: 'Das vereinbaren wir miteinander, wenn du {site} nutzt. So kurz und klar, wie es ging.',
  sections: [
    {
      id: 'who',
      title: 'Wer wir sind',
      body: [
        '{site} ist ein Dienst von {company} ({tradenames}), {address}, {city}, {country}. Register: {register}. USt-IdNr.: {vat}.',
        'Du erreichst uns unter {support_email} oder {support_phone}. Mehr dazu steht auf der Seite [Kundenservice](/pages/service).',
      ],
    },
    {
      id: 'service',
      title: 'Was du hier findest',
      body: [
        'Auf {site} lernen sich Erwachsene kennen: Du erstellst ein Profil, suchst Mitglieder, zeigst, wer dir gefällt, und verschickst Nachrichten, Fotos und Geschenke.',
        'Eine Beziehung, ein Treffen oder eine Antwort versprechen wir nicht. Was wir versprechen, steht hier.',
      ],
    },
    {
      id: 'fictional',
      title: 'Fiktive Profile',
      body: [
        'Ein Teil der Profile ist fiktiv. Diese Profile erstellen wir selbst. Ein persönliches Treffen ist mit ihnen nicht möglich.',
        'Jedes fiktive Profil ist überall gekennzeichnet: auf der Karte, im Profil, in Gesprächen und bei Likes. Niemand kann das entfernen. So weißt du immer, mit wem du sprichst, bevor du etwas bezahlst.',
      ],
    },
    {
      id: 'hosts',
      title: 'Fiktiven Profilen schreiben',
      only: 'desk',
      body: [
        'Für ein fiktives Profil schreibt unser eigenes Team. Das steht im Gespräch, bevor du deine erste Nachricht sendest. Eine Nachricht, ein Foto oder ein Geschenk kostet dort so viel wie bei einem Mitglied.',
        'Kommt innerhalb von {answer_hours} Stunden keine Antwort, bekommst du die Credits dafür von selbst zurück. Auch wenn wir das Profil entfernen, während du noch wartest.',
      ],
    },
    {
      id: 'no-hosts',
      title: 'Fiktiven Profilen schreiben',
      only: 'no-desk',
      body: [
        'Auf dieser Seite kannst du fiktiven Profilen nicht schreiben. Das Gespräch sagt es dir, und es wird nichts abgebucht.',
      ],
    },
    {
      id: 'account',
      title: 'Dein Konto',
      body: [
        [
          'Du bist mindestens {minimum_age} Jahre alt.',
          'Du erstellst ein Konto für dich selbst, mit deinem eigenen Geburtsdatum und deinen eigenen Fotos.',
          'Du bestätigst deine E-Mail-Adresse. Bis dahin kannst du nichts senden, und es wird nichts abgebucht.',
          'Dein Passwort behältst du für dich. In den Einstellungen siehst du, wo du eingeloggt bist, und kannst jede Sitzung beenden.',
        ],
        'Ein Konto zu erstellen und sich umzusehen ist kostenlos. Neue Mitglieder bekommen {signup_credits} Credits.',
      ],
    },
    {
      id: 'credits',
      title: 'Credits und Preise',
      body: [
        'Du bezahlst pro Nachricht, mit Credits. Eine Nachricht kostet {message_credits} Credit, ein Foto im Gespräch {photo_credits} und ein Geschenk {gift_credits}. Umgerechnet kostet eine Nachricht ab {message_price}. Alle Preise stehen auf der Seite [Preise](/pricing).',
        'Credits kaufst du in Paketen. Es gibt kein Abo: Nichts verlängert sich, und nichts wird je von selbst abgebucht. Credits verfallen nicht, solange dein Konto besteht.',
        'Speicherst du eine Karte, buchen wir nur dann etwas ab, wenn du selbst auf den Bestellknopf drückst. Entfernen kannst du sie jederzeit unter [deine Zahlungen](/transactions).',
        'Ohne Kauf kannst du {free_conversations} Gespräche beginnen. Antworten zählt nie mit.',
        'Rabatte lassen sich nicht kombinieren. Ein Countdown auf dieser Seite läuft wirklich ab.',
      ],
    },
    {
      id: 'premium',
      title: 'Premium',
      body: [
        'Dein erster Kauf macht dich für immer zum Premium-Mitglied, auch wenn deine Credits aufgebraucht sind. Du siehst dann alle öffentlichen Fotos der Mitglieder, darfst {premium_photos} Fotos einstellen und beliebig viele Gespräche beginnen. Private Fotos gehören nicht dazu: Darüber entscheidet, wem sie gehören.',
        'Gegen Massennachrichten gilt für alle: höchstens {daily_starts} neue Gespräche in {start_hours} Stunden und derselbe erste Text an höchstens {same_openings} Mitglieder pro Stunde.',
        'Premium endet nur, wenn dein einziger Kauf vollständig erstattet oder zurückgebucht wird oder dein Konto endgültig gelöscht ist.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Wenn du es dir anders überlegst',
      body: [
        'Für nicht genutzte Credits kannst du den Kauf innerhalb von {refund_days} Tagen widerrufen. Wie das geht und was du zurückbekommst, steht unter [Widerruf](/pages/return-policy).',
      ],
    },
    {
      id: 'conduct',
      title: 'So gehen wir miteinander um',
      body: [
        'Nicht erlaubt ist:',
        [
          'jemanden zu belästigen, zu bedrohen, zu beleidigen oder zu diskriminieren;',
          'sich als jemand anderes auszugeben oder fremde Fotos zu verwenden;',
          'alles mit oder über Minderjährige, in jeder Form;',
          'Werbung, Betrug, um Geld zu bitten oder bezahlte Dienste anzubieten;',
          'Kontaktdaten auf Fotos oder ins Profil zu setzen;',
          'Nacktheit auf Fotos zu zeigen, die auch Besucher sehen;',
          'Profilfotos zu verwenden, auf denen du nicht gut zu sehen bist;',
          'im Gespräch Fotos mit Nacktheit, Sex, Gewalt, Drogen, Glücksspiel oder Hass zu schicken;',
          'die Seite automatisch auszulesen oder zu stören.',
        ],
        'Jedes Foto wird geprüft, bevor andere es sehen. Scheint in einem Text deines Profils eine Telefonnummer, E-Mail-Adresse, ein Link oder ein Alter unter 18 zu stehen, liest ihn zuerst jemand aus unserem Team; bis dahin siehst nur du ihn. Wir dürfen Fotos und Texte ablehnen oder entfernen, einen Profilnamen entfernen, verwarnen, ein Konto für {suspension_days} Tage oder bis zur Klärung eines Verdachts sperren und es dauerhaft sperren. Den Grund erfährst du immer.',
      ],
    },
    {
      id: 'complaints',
      title: 'Beschwerden und Entscheidungen',
      body: [
        'Stimmt etwas nicht, oder hältst du etwas für rechtswidrig? Melde es unter [Beschwerden](/complaints); das geht auch ohne Konto. Du bekommst eine Eingangsbestätigung und von einem Menschen eine Antwort mit Gründen.',
        'Bilder von Kindesmissbrauch und intime Bilder kannst du melden, ohne deinen Namen und deine E-Mail-Adresse anzugeben. Ohne E-Mail-Adresse bekommst du keine Eingangsbestätigung und keine Antwort.',
        'Bist du mit einer Entscheidung über deinen Namen, dein Foto, deinen Text, deine Nachricht oder dein Konto nicht einverstanden? Die Mail dazu hat einen Link, um zu widersprechen: sechs Monate lang, ohne dich einzuloggen. Jemand anderes aus unserem Team prüft es dann.',
        'Reicht jemand immer wieder Beschwerden oder Widersprüche ein, die offensichtlich unbegründet sind, prüft jemand aus unserem Team, wie viele es sind, welchen Anteil sie ausmachen, wie schwer die Folgen sind und ob Absicht zu erkennen ist. Das Konto wird zuerst verwarnt; geht es weiter, dürfen wir für {suspension_days} Tage das Konto sperren oder keine Beschwerden mehr von ihm und seiner bestätigten E-Mail-Adresse annehmen. Letzteres gilt nicht für Meldungen über Minderjährige, Kindesmissbrauch und intime Bilder; jemanden blockieren und einer Entscheidung widersprechen geht immer. Auf dieselben Punkte achten wir, wenn jemand immer wieder gegen unsere anderen Regeln verstößt. Auch diesen Entscheidungen kannst du widersprechen.',
      ],
    },
    {
      id: 'leaving',
      title: 'Gehen',
      body: [
        'Dein Konto löschst du selbst, in den Einstellungen, ohne einen Grund zu nennen. Du bist sofort unsichtbar. {grace_days} Tage lang holt dich der Link in deiner Mail zurück; danach löschen wir alles. Länger bleibt nur, was in der [Datenschutzerklärung](/pages/privacy) steht, zum Beispiel Zahlungsdaten, die wir nach dem Gesetz aufbewahren müssen.',
        'Credits, die du dann noch hast, verfallen mit der endgültigen Löschung. Fordere vorher eine Erstattung an, wenn du noch Anspruch darauf hast.',
      ],
    },
    {
      id: 'liability',
      title: 'Wofür wir einstehen',
      body: [
        'Wir tun unser Bestes, damit die Seite sicher und erreichbar ist. Fällt etwas aus, beheben wir es so schnell wie möglich; Credits für eine Nachricht, die nicht angekommen ist, werden nicht abgebucht.',
        'Was Mitglieder einander erzählen, prüfen wir nicht vorab. Wir haften für Schäden durch Vorsatz oder grobe Fahrlässigkeit und überall dort, wo es das Gesetz vorsieht. Deine gesetzlichen Rechte als Verbraucher gelten immer.',
      ],
    },
    {
      id: 'eu',
      title: 'Recht und Streitfälle in der EU',
      only: 'eu',
      body: [
        'Für Verbraucher gilt das zwingende Recht des Landes, in dem sie leben; dort können sie auch vor Gericht gehen.',
        'Eine Entscheidung von uns über deine Inhalte oder dein Konto kannst du außerdem einer zertifizierten Stelle für außergerichtliche Streitbeilegung vorlegen.',
      ],
    },
    {
      id: 'changes',
      title: 'Wenn sich diese Bedingungen ändern',
      body: [
        'Ändert sich etwas, das für dich zählt, mailen wir dir mindestens {notice_days} Tage vorher. Bist du nicht einverstanden, kannst du dein Konto löschen und gekaufte, nicht genutzte Credits zurückfordern.',
      ],
    },
  ],
}
