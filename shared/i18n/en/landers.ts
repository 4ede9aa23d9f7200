import type { Translation } from '../languages.ts'
import type { landers as nlLanders } from '../nl/landers.ts'

export const landers = {
  common: {
    start: 'Start here',
    iAm: 'I am a',
    lookingFor: 'I am looking for a',
    birthDate: 'My date of birth',
    hint: 'From age {age}. Others only see your age.',
    signup: 'Sign up for free',
    closed: 'Signing up is not possible right now.',
    member: 'Already a member?',
    login: 'Log in',
    members: 'To the members',
    profile: 'To the profile of {name}',
    example: 'Example',
    drawn: 'Drawn examples, not members.',
    conversation: 'Example of a conversation',
  },
  adultonly: {
    title: 'Behind this door it is for adults',
    lead: 'Dating, flirting or simply a good talk. Among people who know what they want.',
    enter: 'I’m {age}+, let me in',
    rulesTitle: 'House rules',
    rules: {
      age: 'From age {age}. We ask for your date of birth when you sign up.',
      mark: 'Fictional profiles always carry a mark.',
      no: 'No means no. Blocking someone takes you two taps.',
    },
  },
  tinderswipe: {
    title: 'Yes or no? You choose.',
    lead: 'Three faces to get a taste of how it works. Nothing goes to anyone.',
    yes: 'Like',
    no: 'Next',
    position: '{number} of {total}',
    doneTitle: 'That is how it goes here',
    doneText: 'Except that a like then really reaches the other person. If they like you too, it is a match.',
    again: 'Once more',
  },
  whoneedsstrings: {
    title: 'Nothing to tie you down',
    lead: 'No subscription, no obligation. You buy credits when you have something to say, and you stop when you like.',
    points: {
      subscription: {
        title: 'No subscription',
        text: 'Nothing ever renews by itself.',
      },
      pressure: {
        title: 'No rush',
        text: 'Signing up and looking around is free.',
      },
      leaving: {
        title: 'No fuss',
        text: 'You can leave any time, in a few taps.',
      },
    },
  },
  alonetonight: {
    variants: {
      default: 'Alone tonight? You don’t have to be.',
      rain: 'Rain outside, a good talk inside',
      weekend: 'Weekend, and no one to raise a glass with?',
    },
    lead: 'Start a conversation with someone who would also rather talk than scroll.',
    chat: {
      first: 'Tea or wine tonight?',
      second: 'Tea first. Then we’ll see.',
    },
    action: 'Start a conversation',
  },
  collagelanding: {
    variants: {
      default: 'Everybody has a story',
      women: 'Women with a story',
      men: 'Men with a story',
    },
    lead: 'Yours begins with three questions.',
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
    lead: 'The faces on this page are drawn. You meet real members inside.',
    action: 'Look inside, for free',
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
      travel: 'Travelling',
    },
    picked:
      '{count, plural, =0 {Nothing picked yet} one {Nice. Put it in your profile later.} other {Nice. Put them in your profile later.}}',
  },
  maplanding: {
    variants: {
      default: 'Your place stays yours',
      coast: 'From coast to forest, your place stays yours',
      city: 'In the middle of town, yet not on the map',
    },
    lead: 'There is nobody on this map. That is how it should be.',
    promises: {
      region: 'Others see your region and, if you fill it in, your town.',
      address: 'Never your address, never a dot on a map.',
      distance: 'Never a distance in kilometres.',
    },
    drawn: 'A drawn map of nowhere.',
  },
  socialnetwork: {
    variants: {
      default: 'Less timeline, more talk',
      friends: 'From hello to long evenings',
      hobby: 'Someone with the same passion',
    },
    lead: 'One conversation at a time, between two people.',
    points: {
      talk: 'You write to one other person, not to an audience.',
      followers: 'No followers to count.',
      thumbs: 'No strangers’ verdict under your photo.',
    },
    action: 'Say hello',
    thread: 'Two people, one conversation',
    chats: {
      default: {
        first: 'You write that you love cooking. What are we having?',
        second: 'Risotto. Always too much for one.',
        third: 'Then let’s keep talking for a while.',
      },
      friends: {
        first: 'Hello. That’s as far as I got.',
        second: 'Hello is a fine start.',
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
      seasons: 'Every season is a good one to begin',
      weekend: 'Friday, Saturday, Sunday',
    },
    steps: {
      word: {
        title: 'First a word',
        text: 'A message that you write yourself. What it costs is on the button.',
      },
      talk: {
        title: 'Then a talk',
        text: 'At your own pace, on your phone or at home on the sofa.',
      },
      evening: {
        title: 'Then an evening',
        text: 'Or not. That is up to the two of you.',
      },
    },
    scene: 'Scene {number} of {total}: {words}',
    next: 'Next scene',
    first: 'Back to the start',
  },
  video: {
    kicker: 'Coming soon to your life',
    variants: {
      default: 'With you in the leading role',
      romance: 'A romance in four pictures',
      comedy: 'A comedy for two',
    },
    lead: 'No script, no actors. Just a first line, and you write it.',
    frames: {
      profile: 'A profile',
      message: 'A message',
      answer: 'An answer',
      rest: 'The rest is yours to write',
    },
    action: 'Take your part, for free',
    drawn: 'Drawn pictures.',
  },
  entry: {
    meet: 'Get to know {name}',
    lead: 'Sign up for free and write your first message to {name}. You only pay for messages that you send.',
    write: 'Write to {name}',
    gallery: {
      default: '{name}, and who else you see here',
      women: '{name}, and other women',
      men: '{name}, and other men',
    },
    questions: {
      default: 'Three questions before you write to {name}',
      evening: 'Writing to {name} tonight? Three questions.',
      outside: 'Three short questions, then you can write to {name}',
    },
    step: 'Question {number} of {total}',
    signup: 'Sign up and write to {name}',
    signupLead: 'You write your first message while signing up.',
    next: 'Continue to sign up',
    general: {
      title: 'Get to know people here',
      lead: 'Meet adults who want to date, flirt or just talk. Signing up is free, you only pay for messages that you send.',
    },
  },
} as const satisfies Translation<typeof nlLanders>
