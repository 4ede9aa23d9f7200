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
    reasonsTitle: 'How it works here',
    reasons: {
      honest: {
        title: 'Honestly marked',
        text: 'Fictional profiles always carry their mark. So you know who you are talking to.',
      },
      payPerMessage: {
        title: 'No subscription',
        text: 'You buy credits when you want to. Nothing ever runs on.',
      },
      discreet: {
        title: 'Discreet',
        text: 'No names in notifications. Nobody sees your date of birth or your exact place.',
      },
    },
    prices: {
      title: 'What it costs',
      signup: 'Signing up and looking around',
      signupPrice: 'Free',
      welcome: 'To start with you get',
      welcomeCredits: '{count, plural, one {# credit} other {# credits}}',
      message: 'A message',
      messageCredits: '{count, plural, one {# credit} other {# credits}}, from {price}',
      photo: 'A photo in the chat',
      gift: 'A gift',
      credits: '{count, plural, one {# credit} other {# credits}}',
      all: 'All prices',
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
    },
  },
  languages: {
    title: 'Language',
    lead: 'Choose the language of this site. We keep your choice on this device.',
    current: 'Chosen',
  },
} as const satisfies Translation<typeof source>
