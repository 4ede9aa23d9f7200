export const likes = {
  title: 'Likes',
  tabs: { label: 'Soorten likes', received: 'Ontvangen', sent: 'Gegeven', matches: 'Matches' },
  total: {
    received: '{total, plural, one {# persoon vindt jou leuk} other {# mensen vinden jou leuk}}',
    sent: '{total, plural, one {Jij vindt # persoon leuk} other {Jij vindt # mensen leuk}}',
    matches: '{total, plural, one {Met # persoon is het wederzijds} other {Met # mensen is het wederzijds}}',
  },
  new: 'Nieuw',
  match: 'Match',
  like: 'Vind {name} leuk',
  unlike: 'Vind {name} niet meer leuk',
  more: 'Meer likes',
  empty: {
    received: { title: 'Nog geen likes', text: 'Laat zien dat je er bent: wie likes geeft, krijgt ze ook.' },
    sent: { title: 'Je hebt nog niemand geliket', text: 'Tik op het hart bij iemand die je leuk vindt.' },
    matches: { title: 'Nog geen matches', text: 'Vinden jullie elkaar leuk, dan staat diegene hier.' },
    toMembers: 'Bekijk leden',
  },
  modal: { title: '{name} vindt je leuk', toProfile: 'Bekijk het profiel' },
  newLike: { title: 'Nieuwe like!', photo: 'Bekijk het profiel van {name}', write: 'Stuur {name} een bericht' },
  toast: { match: 'Jij en {name} vinden elkaar leuk.', write: 'Stuur bericht' },
} as const
