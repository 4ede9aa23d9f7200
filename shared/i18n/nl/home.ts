export const home = {
  hello: {
    night: 'Nog wakker, {name}?',
    morning: 'Goedemorgen, {name}',
    afternoon: 'Goedemiddag, {name}',
    evening: 'Goedenavond, {name}',
  },
  lead: {
    waiting: '{count, plural, one {Er wacht iemand op je antwoord.} other {# mensen wachten op je antwoord.}}',
    liked: '{count, plural, one {Iemand nieuws vindt je leuk.} other {# nieuwe mensen vinden je leuk.}}',
    calm: 'Wie spreek je vandaag?',
  },
  waiting: {
    title: 'Wacht op je',
    recent: 'Je gesprekken',
    all: 'Alle berichten',
    nobody: 'Nog geen gesprekken',
    begin: 'Eén zin is genoeg om te beginnen. Kies iemand uit en zeg hallo.',
    toMembers: 'Bekijk leden',
  },
  likers: {
    title: 'Wie jou leuk vindt',
    all: 'Alle likes',
  },
  near: {
    newNear: 'Nieuw bij jou in de buurt',
    near: 'Bij jou in de buurt',
    new: 'Nieuw hier',
    all: 'Leden',
    more: 'Verder zoeken',
    nobody: 'Nog niemand gevonden. Zoek wat ruimer.',
  },
  next: {
    title: '{count, plural, one {Nog één ding voor je profiel} other {Maak je profiel af}}',
    progress: 'Je profiel',
  },
  games: {
    title: 'Of probeer eens',
    'swipe-game': 'Swipespel',
    'match-finder': 'Matchzoeker',
  },
} as const
