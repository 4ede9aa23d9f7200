import type { Translation } from '../languages.ts'
import type { site as source } from '../nl/site.ts'

export const site = {
  home: {
    examples: 'Illustrated examples',
    promise: 'A good conversation, tonight',
    lead: 'Date, flirt or just talk: signing up is free, and you only pay for the messages you send{price, select, none {} other {, from {price} each}}.',
    start: {
      title: 'Start here',
      iAm: 'I am a',
      lookingFor: 'I am looking for a',
      birthDate: 'My date of birth',
      submit: 'Sign up for free',
      hint: 'Ages {age} and over. Others see your age, not the date.',
      closed: 'Sign-up is closed at the moment.',
      member: 'Already a member?',
      login: 'Log in',
    },
    steps: {
      title: 'How it works',
      signup: { title: 'Sign up', text: 'A few quick questions and an email to confirm. It’s free.' },
      look: {
        title: 'Look around',
        text: 'Search by age and region, read profiles and like whoever catches your eye. Also free.',
      },
      write: { title: 'Write', text: 'The button shows what a message costs before you send it. No surprises.' },
    },
    reasonsTitle: 'What’s different here',
    reasons: {
      talk: {
        title: 'It starts with a conversation',
        text: 'Not sure how to begin? Every new conversation comes with a few opening lines.',
      },
      payPerMessage: {
        title: 'No subscription',
        text: 'Buy credits when you want to. Nothing renews.',
      },
      discreet: {
        title: 'Discreet',
        text: 'Members see your profile, visitors only a blurred photo, your age and your region. Never your date of birth, your email address or your exact location.',
      },
    },
    prices: {
      title: 'What it costs',
      lead: 'No subscription: buy a bundle of credits when you want to. Your first purchase makes you premium for life.',
      signup: 'Signing up and looking around',
      signupPrice: 'Free',
      welcome: 'Your welcome credits',
      welcomeCredits: '{count, plural, one {# credit} other {# credits}}',
      message: 'A message',
      messageCredits: '{count, plural, one {# credit} other {# credits}}, from {price}',
      photo: 'A photo in a conversation',
      gift: 'A gift',
      credits: '{count, plural, one {# credit} other {# credits}}',
      all: 'All prices',
    },
    trust: {
      title: 'What you can count on',
      lead: 'Dating is exciting enough. Here’s what we promise, and you can check every word.',
      photos: {
        title: 'Real people check photos',
        text: 'A profile photo only appears once our team has approved it.',
      },
      fictional: {
        title: 'Fictional profiles say so',
        text: 'Some profiles are fictional. They carry this mark everywhere, and you can’t meet them in person.',
      },
      block: {
        title: 'Block someone for good',
        text: 'Anyone you block can no longer see you. Every complaint is read by a person.',
      },
      leave: {
        title: 'Leave whenever you like',
        text: 'Delete your account yourself and you’re gone right away. Second thoughts? You have {days} days to come back.',
      },
    },
    questions: { title: 'Common questions', all: 'All questions and answers' },
    closing: {
      title: 'Who will you talk to tonight?',
      text: 'Signing up is free, with no strings attached.',
      action: 'Create your profile',
    },
  },
  pages: {
    contents: 'On this page',
  },
  languages: {
    title: 'Language',
    lead: 'Choose the language of this site. We’ll remember it on this device.',
    current: 'Chosen',
  },
} as const satisfies Translation<typeof source>
