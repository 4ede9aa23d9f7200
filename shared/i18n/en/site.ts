import type { Translation } from '../languages.ts'
import type { site as source } from '../nl/site.ts'

export const site = {
  home: {
    examples: 'Drawn examples',
    promise: 'A good conversation, tonight',
    lead: 'Meet adults who want to date, flirt or simply talk. Signing up is free, you pay only for the messages you send.',
    start: {
      title: 'Start here',
      iAm: 'I am a',
      lookingFor: 'I am looking for a',
      birthDate: 'My date of birth',
      submit: 'Sign up for free',
      hint: 'From {age} years. Others see your age only, never your date of birth.',
      closed: 'Signing up is not possible at the moment.',
      member: 'Already a member?',
      login: 'Log in',
    },
    steps: {
      title: 'How it works',
      signup: { title: 'Sign up', text: 'A few short questions and an e-mail to confirm. It costs nothing.' },
      look: {
        title: 'Look around',
        text: 'Search by age and region, read profiles and like whoever you fancy. Also free.',
      },
      write: { title: 'Write', text: 'What a message costs is on the button before you send it. Never afterwards.' },
    },
    reasonsTitle: 'Why here',
    reasons: {
      talk: {
        title: 'It begins with talking',
        text: 'Not sure how to start? Every new conversation has a few opening lines ready.',
      },
      payPerMessage: {
        title: 'No subscription',
        text: 'You buy credits when you want to. Nothing ever runs on.',
      },
      discreet: {
        title: 'Discreet',
        text: 'Others see your age and your region. Never your date of birth, your email address or your exact location.',
      },
    },
    prices: {
      title: 'What it costs',
      lead: 'No subscription: you buy a bundle of credits when you want to. Your first purchase makes you premium, for good.',
      signup: 'Signing up and looking around',
      signupPrice: 'Free',
      welcome: 'To start with you get',
      welcomeCredits: '{count, plural, one {# credit} other {# credits}}',
      message: 'A message',
      messageCredits: '{count, plural, one {# credit} other {# credits}}, from {price}',
      gift: 'A gift',
      credits: '{count, plural, one {# credit} other {# credits}}',
      all: 'All prices',
    },
    trust: {
      title: 'You can count on this',
      lead: 'Dating is exciting enough. This is what we promise, and you can check it yourself.',
      photos: {
        title: 'People look at the photos',
        text: 'A photo can only be seen once a member of our staff has approved it.',
      },
      fictional: {
        title: 'Fictional says so',
        text: 'Some profiles are fictional. They carry this mark everywhere, and meeting them is not possible.',
      },
      block: {
        title: 'Rid of someone, at once',
        text: 'Whoever you block no longer sees you. A complaint is read by a person.',
      },
      leave: {
        title: 'Gone whenever you like',
        text: 'You delete your account yourself and cannot be found from that moment. Second thoughts? You can come back for {days} days.',
      },
    },
    questions: { title: 'What people ask', all: 'All questions and answers' },
    closing: {
      title: 'Who will you talk to tonight?',
      text: 'Signing up is free and nothing ties you down.',
      action: 'Create your profile',
    },
    member: {
      title: 'Hi {name}',
      lead: 'Good to see you. What do you feel like?',
      members: 'Find members',
      membersText: 'See who is near you.',
      chats: 'Messages',
      chatsText:
        '{count, plural, =0 {Read your conversations again.} one {# unread message is waiting.} other {# unread messages are waiting.}}',
      likes: 'Likes',
      likesText: '{count, plural, =0 {See who likes you.} one {Someone new likes you.} other {# new likes for you.}}',
      complete: {
        title: 'Your profile is {percentage}% filled in',
        text: 'Tell something about yourself, so that there is something to begin with.',
        action: 'Fill in more',
      },
      more: 'Or try',
      swipe: 'Swipe game',
      finder: 'Match finder',
    },
  },
  pages: {
    contents: 'On this page',
  },
  languages: {
    title: 'Language',
    lead: 'Choose the language of this site. We keep your choice on this device.',
    current: 'Chosen',
  },
} as const satisfies Translation<typeof source>
