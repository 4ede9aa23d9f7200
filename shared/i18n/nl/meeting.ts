/** Finding members: matches of signup, similar members, match finder, swipe game. */
export const meeting = {
  /** Matches of signup. */
  matches: {
    title: 'Jouw matches',
    lead: 'Zij passen bij wat je zoekt, en jij bij wat zij zoeken.',
    none: 'Nog geen matches',
    noneText: 'Er komen steeds nieuwe mensen bij. Kijk intussen rustig rond.',
    toMembers: 'Bekijk alle leden',
  },
  similar: { title: 'Vergelijkbare leden', total: '{total, plural, one {# lid} other {# leden}}', more: 'Toon meer' },
  finder: {
    title: 'Matchzoeker',
    lead: 'Vertel wat je zoekt en kijk wie er past.',
    age: 'Welke leeftijd zoek je?',
    ages: { '18-35': '18 tot en met 35', '35+': '35 en ouder' },
    reason: 'Waar zoek je naar?',
    interests: 'Wat deel je graag? Kies er hooguit {count}.',
    moreInterests: 'Meer interesses',
    distance: 'Hoe ver weg?',
    /** Heading of the photos of matching members, for screen readers. */
    faces: 'Zij passen',
    appearance: 'Welk uiterlijk spreekt je aan?',
    appearances: { normal: 'Gewoon', sexy: 'Sexy' },
    race: 'Welke afkomst spreekt je aan?',
    races: { white: 'Wit', other: 'Anders' },
    pass: 'Sla ik over',
    noEffect:
      'Vrijwillig, en zonder invloed op wie je ziet: in profielen staat dit niet. Je antwoord blijft op dit scherm en wordt niet verstuurd of bewaard.',
    again: 'Andere antwoorden',
    none: 'Niemand gevonden',
    noneText: 'Maak één antwoord ruimer, of kijk later nog eens.',
    /** Answers to loosen after an empty result. */
    loosen: {
      distance: 'In het hele land',
      interests: 'Zonder interesses',
      reason: 'Wat ze ook zoeken',
      age: 'Alle leeftijden',
    },
    more: 'Meer leden',
  },
  /** Why a member fits, on their card. */
  reasons: {
    interests: 'Jullie delen: {interests}',
    aim: 'Zoekt ook: {aim}',
    near: 'In de buurt',
  },
  swipe: {
    title: 'Swipespel',
    left: '{count, plural, =0 {Geen likes meer vandaag} one {Nog # like vandaag} other {Nog # likes vandaag}}',
    like: 'Vind {name} leuk',
    pass: 'Sla {name} over',
    undo: 'Haal {name} terug',
    unfold: 'Meer over {name}',
    liked: 'Leuk',
    passed: 'Overgeslagen',
    keys: 'Of met de pijltjes: links is overslaan, rechts is leuk vinden.',
    toProfile: 'Bekijk het profiel van {name}',
    shown: '{name}, {age} jaar',
    over: 'Je likes voor vandaag zijn op',
    overText: 'Over <time></time> zijn er weer nieuwe. Op een profiel kun je altijd liken, zoveel je wilt.',
    toLikes: 'Bekijk je likes',
    toMembers: 'Bekijk leden',
    all: 'Dat was het voor nu',
    allText: 'Er komen steeds nieuwe mensen bij. Kijk later nog eens, of zoek zelf verder.',
  },
} as const
