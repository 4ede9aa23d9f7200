import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Blokkeren en bescherming',
  lead: 'Wanneer wij een account blokkeren, hoe jij iemand blokkeert, en hoe ouders deze site kunnen afsluiten.',
  sections: [
    {
      id: 'members',
      title: 'Wanneer wij een account blokkeren',
      body: [
        'Wie anderen lastigvalt, oplicht, zich voordoet als iemand anders, reclame maakt of jonger is dan {minimum_age} jaar, wordt geblokkeerd. In lichtere gevallen geven we een waarschuwing, of blokkeren we het account voor {suspension_days} dagen.',
        'Vermoeden we dat iemand minderjarig is, of zien we tekenen van kindermisbruik, dan blokkeren we het account meteen, tot een collega heeft beslist. Beelden van kindermisbruik melden we bij een meldpunt of de politie.',
        'Over elke definitieve blokkade beslist een medewerker, niet een computer. Alleen waar de wet een leeftijdscontrole eist, kan de uitslag daarvan een account automatisch blokkeren, tot een medewerker beslist. In de mail over een besluit staan de reden en een link om bezwaar te maken; dan kijkt iemand anders er opnieuw naar.',
        'Een geblokkeerd account is voor niemand meer te zien en kan niet inloggen. Ongebruikte gekochte credits kunnen worden teruggevraagd via {support_email}.',
      ],
    },
    {
      id: 'yourself',
      title: 'Zelf iemand blokkeren',
      body: [
        'Open het profiel en kies in het menu “Blokkeren”. Jullie gesprek en likes verdwijnen voor allebei, en die persoon kan je profiel niet meer zien en geen contact meer maken. In je instellingen zie je wie je hebt geblokkeerd en kun je dat ongedaan maken.',
        'Meld ook wat er gebeurde via [Klachten](/complaints). Wij bewaren dan zelf wat nodig is om het te beoordelen.',
      ],
    },
    {
      id: 'parents',
      title: 'Voor ouders',
      body: [
        '{site} is alleen voor volwassenen. Zo sluit je de site thuis af:',
        [
          'iPhone en iPad: Instellingen, Schermtijd, Inhoud en privacy, Webinhoud, beperk volwassenenwebsites.',
          'Android: Google Family Link, Inhoudsbeperkingen, Google Chrome.',
          'Windows: Microsoft Family Safety, Inhoudsfilters.',
          'Mac: Systeeminstellingen, Schermtijd, Inhoud en privacy.',
          'Je router of internetaanbieder: vaak is er een filter voor het hele huis.',
        ],
        'Denk je dat een minderjarige hier een account heeft? Meld het via [Klachten](/complaints). We behandelen dat als eerste.',
      ],
    },
  ],
}
