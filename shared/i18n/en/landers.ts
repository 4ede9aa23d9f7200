import type { Translation } from '../languages.ts'
import type { landers as nlLanders } from '../nl/landers.ts'

export const landers = {
  common: {
    start: 'Start here',
    iAm: 'I am a',
    lookingFor: 'I am looking for a',
    birthDate: 'My date of birth',
    hint: 'For ages {age} and over. Others see your age, not the date.',
    signup: 'Sign up for free',
    closed: 'Sign-up is closed at the moment.',
    member: 'Already a member?',
    login: 'Log in',
    members: 'See members',
    profile: 'Go to {name}’s profile',
    example: 'Example',
    drawn: 'Illustrated examples, not members.',
    conversation: 'Example conversation',
  },
  adultonly: {
    title: 'Adults only behind this door',
    lead: 'Dating, flirting or just a good conversation, with people who know what they want.',
    enter: 'I’m {age}+, let me in',
    rulesTitle: 'House rules',
    rules: {
      age: 'You must be {age} or over. We ask for your date of birth when you sign up.',
      mark: 'Fictional profiles are always marked.',
      no: 'No means no. It takes a few taps to block someone.',
    },
  },
  tinderswipe: {
    title: 'Yes or no? You choose.',
    lead: 'Three faces to give you a feel for it. No one is notified.',
    yes: 'Like',
    no: 'Next',
    position: '{number} of {total}',
    doneTitle: 'That’s how it works',
    doneText: 'Except that here a like really reaches someone. If they like you too, it’s a match.',
    again: 'Try again',
  },
  whoneedsstrings: {
    title: 'No strings attached',
    lead: 'No subscription, no commitment. Buy credits when you have something to say, and stop whenever you like.',
    points: {
      subscription: {
        title: 'No subscription',
        text: 'Nothing renews on its own.',
      },
      pressure: {
        title: 'No rush',
        text: 'Signing up and looking around is free.',
      },
      leaving: {
        title: 'No fuss',
        text: 'Leave any time, in a few taps.',
      },
    },
  },
  alonetonight: {
    variants: {
      default: 'Alone tonight? You don’t have to be.',
      rain: 'Rain outside, a good talk inside',
      weekend: 'Weekend, and no one to raise a glass with?',
    },
    lead: 'Start a conversation with someone who’d also rather talk than scroll.',
    chat: {
      first: 'Tea or wine tonight?',
      second: 'Tea first. Then we’ll see.',
    },
    action: 'Start a conversation',
  },
  collagelanding: {
    variants: {
      default: 'Everyone has a story',
      women: 'Women with a story',
      men: 'Men with a story',
    },
    lead: 'Yours starts with three questions.',
    words: {
      summer: 'that one summer',
      coffee: 'coffee, black',
      sunday: 'sunday, late',
      home: 'almost home',
    },
  },
  gallery: {
    variants: {
      default: 'Take your time, look around',
      women: 'Women to get to know',
      men: 'Men to get to know',
    },
    lead: 'You’ll meet real members inside.',
    action: 'Take a look inside, for free',
  },
  iconslanding: {
    variants: {
      default: 'What are you in the mood for?',
      talk: 'In the mood to talk?',
      flirt: 'In the mood to flirt?',
    },
    lead: 'Pick what suits you. Your choice stays on this page.',
    wishes: {
      talk: 'Talking',
      flirt: 'Flirting',
      date: 'Dating',
      laugh: 'Laughing',
      dance: 'Going out',
      walk: 'Walking',
      cook: 'Cooking',
      travel: 'Travel',
    },
    picked:
      '{count, plural, =0 {Nothing picked yet} one {Nice. You can add it to your profile later.} other {Nice. You can add them to your profile later.}}',
  },
  maplanding: {
    variants: {
      default: 'Where you live stays private',
      coast: 'From coast to forest, where you live stays private',
      city: 'In the middle of town, but not on the map',
    },
    lead: 'No one is on this map. That’s how it should be.',
    promises: {
      region: 'Members see your region and, if you add it, your town.',
      address: 'Never your address, never a dot on a map.',
      distance: 'Never your exact place or distance.',
    },
    drawn: 'A drawn map of nowhere in particular.',
  },
  socialnetwork: {
    variants: {
      default: 'Less timeline, more talk',
      friends: 'From hello to long evenings',
      hobby: 'Someone with the same passion',
    },
    lead: 'One conversation at a time, between two people.',
    points: {
      talk: 'You write to one person, not an audience.',
      followers: 'No followers to count.',
      thumbs: 'No strangers judging your photo.',
    },
    action: 'Say hello',
    thread: 'Two people, one conversation',
    chats: {
      default: {
        first: 'You say you love cooking. What’s for dinner?',
        second: 'Risotto. Always too much for one.',
        third: 'Then let’s keep talking.',
      },
      friends: {
        first: 'Hello. That’s as far as I got.',
        second: 'Hello is a good start.',
        third: 'Good. So tell me, how was your day?',
      },
      hobby: {
        first: 'You sail too? Where do you like it best?',
        second: 'Anywhere with wind, and soup afterwards.',
        third: 'Soup. Finally someone who gets it.',
      },
    },
  },
  transitionsvideolanding: {
    variants: {
      default: 'From hello to tonight',
      seasons: 'Every season is a good one to start',
      weekend: 'Friday, Saturday, Sunday',
    },
    steps: {
      word: {
        title: 'First, a few words',
        text: 'A message you write yourself. The button shows what it costs.',
      },
      talk: {
        title: 'Then a conversation',
        text: 'At your own pace, on the move or at home on the sofa.',
      },
      evening: {
        title: 'Then an evening',
        text: 'Or not. That’s up to the two of you.',
      },
    },
    scene: 'Scene {number} of {total}: {words}',
    next: 'Next scene',
    first: 'Back to the start',
  },
  video: {
    kicker: 'Coming soon to your life',
    variants: {
      default: 'Starring you',
      romance: 'A romance in four pictures',
      comedy: 'A comedy for two',
    },
    lead: 'No script, no actors. Just an opening line, and you write it.',
    frames: {
      profile: 'A profile',
      message: 'A message',
      answer: 'An answer',
      rest: 'The rest is yours to write',
    },
    action: 'Play your part, for free',
    drawn: 'Illustrated.',
  },
  entry: {
    meet: 'Get to know {name}',
    lead: 'Sign up for free and write your first message to {name}. You only pay for the messages you send.',
    write: 'Write to {name}',
    gallery: {
      default: '{name}, and others you’ll see here',
      women: '{name}, and other women',
      men: '{name}, and other men',
    },
    questions: {
      default: 'Three quick questions before you write to {name}',
      evening: 'Writing to {name} tonight? Three quick questions.',
      outside: 'Three quick questions, then you can write to {name}',
    },
    step: 'Question {number} of {total}',
    signup: 'Sign up and write to {name}',
    signupLead: 'You can write your first message as you sign up.',
    next: 'Continue to sign up',
    general: {
      title: 'Meet new people here',
      lead: 'Meet adults who want to date, flirt or just talk. Signing up is free; you only pay for the messages you send.',
    },
  },
} as const satisfies Translation<typeof nlLanders>
