import type { Translation } from '../languages.ts'
import type { chats as source } from '../nl/chats.ts'

export const chats = {
  title: 'Messages',
  list: 'Conversations',
  you: 'You: {text}',
  unread: '{count, plural, one {# unread message} other {# unread messages}}',
  remove: 'Remove the conversation with {name}',
  removeFailed: 'It could not be removed',
  blocked: '{name} is blocked.',
  failed: 'Your messages could not be loaded',
  retry: 'Try again',
  choose: {
    title: 'Choose a conversation',
    text: 'Then read on here where the two of you were.',
  },
  empty: {
    title: 'No conversations yet',
    text: 'Seen somebody you like? A short, personal message is a good start.',
    action: 'Search members',
  },
  gone: {
    title: 'This conversation is no longer there',
    text: 'It may have been removed, or this member can no longer be reached.',
    action: 'To your messages',
  },
  visitor: {
    text: 'Signing up is free. After that you can write at once.',
    back: 'Back to the profile',
  },
  confirm: {
    cancel: 'Cancel',
    remove: {
      title: 'Remove conversation',
      text: 'The conversation with {name} and all its messages will be gone for you. {name} keeps theirs.',
      confirm: 'Remove',
    },
    block: {
      title: 'Block {name}?',
      text: 'Your conversation and likes will be gone for both of you. {name} can no longer see your profile or write to you.',
      confirm: 'Block',
    },
  },
  conversation: {
    back: 'Back to your messages',
    toProfile: 'See profile',
    menu: 'More',
    block: 'Block {name}',
    log: 'Conversation with {name}',
    older: 'Older messages',
    hidden: 'Older messages are hidden to protect the privacy of you both.',
    newBelow: 'New message',
  },
  message: {
    me: 'You',
    sending: 'Sending',
    sent: 'Sent',
    failed: 'Not sent',
    retry: 'Try again',
    remove: 'Remove',
  },
  composer: {
    label: 'Message to {name}',
    placeholder: 'Write a message',
    send: 'Send message, {count, plural, one {# credit} other {# credits}}',
    balance: 'Balance: {count, plural, one {# credit} other {# credits}}',
    money: 'from {price} per message',
    left: '{count, plural, one {# character left} other {# characters left}}',
    over: '{count, plural, one {# character too long} other {# characters too long}}',
  },
  notice: {
    title: 'You cannot write to {name} yet',
    insufficient_credits: 'You do not have enough credits',
    free_conversation_limit:
      'You have already started {max} conversations. Buy credits once, and from then on start as many as you like.',
    email_not_confirmed: 'First confirm your e-mail address with the link in your mail. Then you can write.',
    partner_not_confirmed: '{name} has not confirmed their e-mail address yet and cannot receive messages.',
    buy: 'Buy credits',
    newMail: 'Send a new mail',
    newMailSent: 'The mail is on its way. Check your spam folder too.',
  },
  begin: {
    title: 'The start of you and {name}',
    text: 'Write something of your own, or pick a first line and make it yours.',
    label: 'First lines',
  },
  icebreakers: {
    weekend: 'Hi {name}, what does your ideal Sunday look like?',
    coffee: 'Coffee, tea or a glass of wine after all?',
    music: 'Which song have you been playing all week?',
    smile: 'Your profile made me curious. What always makes you laugh?',
    dish: 'Say you cook for me: what will be on the table?',
  },
} as const satisfies Translation<typeof source>
