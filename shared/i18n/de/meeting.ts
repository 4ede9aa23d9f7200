import type { Translation } from '../languages.ts'
import type { meeting as source } from '../nl/meeting.ts'

export const meeting = {
  /** Matches offered after signup. */
  matches: {
    title: 'Deine Matches',
    lead: 'Sie passen zu dem, was du suchst, und du zu dem, was sie suchen.',
    none: 'Noch keine Matches',
    noneText: 'Es kommen immer neue Leute dazu. Schau dich inzwischen in Ruhe um.',
    toMembers: 'Alle Mitglieder ansehen',
  },
  similar: {
    title: 'Ähnliche Mitglieder',
    total: '{total, plural, one {# Mitglied} other {# Mitglieder}}',
    more: 'Mehr zeigen',
  },
  finder: {
    title: 'Match-Finder',
    lead: 'Sag, was du suchst, und schau, wer passt.',
    age: 'Welches Alter suchst du?',
    ages: { '18-35': '18 bis 35', '35+': '35 und älter' },
    reason: 'Wonach suchst du?',
    interests: 'Was teilst du gern? Wähle höchstens {count}.',
    moreInterests: 'Mehr Interessen',
    distance: 'Wie weit weg?',
    /** Heading of the photos of matching members, for screen readers. */
    faces: 'Sie passen',
    appearance: 'Welches Aussehen gefällt dir?',
    appearances: { normal: 'Normal', sexy: 'Sexy' },
    race: 'Welche Herkunft gefällt dir?',
    races: { white: 'Weiß', other: 'Andere' },
    pass: 'Überspringen',
    noEffect:
      'Freiwillig und ohne Einfluss darauf, wen du siehst: In Profilen steht das nicht. Deine Antwort bleibt auf diesem Bildschirm und wird weder gesendet noch gespeichert.',
    again: 'Andere Antworten',
    none: 'Niemanden gefunden',
    noneText: 'Sei bei einer Antwort weniger streng oder schau später wieder vorbei.',
    /** Answers to loosen after an empty result. */
    loosen: {
      distance: 'Im ganzen Land',
      interests: 'Ohne Interessen',
      reason: 'Egal, was sie suchen',
      age: 'Jedes Alter',
    },
    more: 'Mehr Mitglieder',
  },
  /** Why a member fits, on their card. */
  reasons: {
    interests: 'Gemeinsam: {interests}',
    aim: 'Sucht auch: {aim}',
    near: 'In deiner Nähe',
  },
  swipe: {
    title: 'Swipe-Spiel',
    left: '{count, plural, =0 {Heute keine Likes mehr} one {Heute noch # Like} other {Heute noch # Likes}}',
    like: 'Like für {name}',
    pass: '{name} überspringen',
    undo: '{name} zurückholen',
    unfold: 'Mehr über {name}',
    liked: 'Gelikt',
    passed: 'Übersprungen',
    keys: 'Oder mit den Pfeiltasten: links überspringen, rechts liken.',
    toProfile: 'Profil von {name} ansehen',
    shown: '{name}, {age} Jahre',
    over: 'Deine Likes für heute sind aufgebraucht',
    overText: 'In <time></time> gibt es neue. Auf Profilen kannst du immer liken, so viel du willst.',
    toLikes: 'Deine Likes ansehen',
    toMembers: 'Mitglieder ansehen',
    all: 'Das war’s fürs Erste',
    allText: 'Es kommen immer neue Leute dazu. Schau später wieder vorbei oder such selbst weiter.',
  },
} as const satisfies Translation<typeof source>
