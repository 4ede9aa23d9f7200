import type { Translation } from '../languages.ts'
import type { notifications as nlNotifications } from '../nl/notifications.ts'

export const notifications = {
  title: 'Notifications',
  lead: 'By e-mail, and on this device if you switch that on. Mails about your account, such as for a new password, always reach you.',
  people: 'From others and about your profile',
  advertising: 'News and offers',
  advertisingText:
    'This is advertising. You only get it if you switch it on yourself, and you can switch it off again here.',
  types: {
    new_conversations: {
      label: 'New conversations',
      text: 'Somebody writes to you for the first time.',
    },
    new_messages: {
      label: 'New messages',
      text: 'A message arrives in a conversation.',
    },
    like: {
      label: 'Likes',
      text: 'Somebody likes you.',
    },
    unread_message_reminders: {
      label: 'Unread messages',
      text: 'A reminder when a message has waited for a day.',
    },
    reminders: {
      label: 'Reminders',
      text: 'For instance to confirm your e-mail address.',
    },
    promotions: {
      label: 'Offers',
      text: 'Discounts and promotions.',
    },
    weekly_updates: {
      label: 'Weekly overview',
      text: 'Every Monday, what there is for you.',
    },
    news: {
      label: 'News',
      text: 'What is new on the site.',
    },
  },
  disabled: {
    title: 'You get no notifications by e-mail now',
    fbl: 'One of our mails was marked as spam. That is why we no longer mail you notifications.',
    bounce: 'Our mails do not arrive at {email}. Change your e-mail address and confirm the new one, then they will.',
    listunsubscribe: 'You unsubscribed in your mail program.',
    enable: 'Switch notifications on again',
    changeEmail: 'Change e-mail address',
    enabled: 'You get notifications by e-mail again.',
  },
  push: {
    title: 'On this device',
    text: 'Also when the site is closed. It only says what kind of notification it is and how many, never from whom.',
    on: 'Notifications are on for this device.',
    off: 'Notifications are off for this device.',
    denied:
      'Your browser blocks notifications from this site. Allow them in your browser settings, then you can switch them on here.',
    unsupported:
      'This browser cannot show notifications. On an iPhone or iPad it works once the site is on your home screen.',
    enable: 'Switch on',
    disable: 'Switch off',
    failed: 'Switching on did not work. Please try again later.',
  },
  unsubscribe: {
    ask: {
      title: 'No more notifications by e-mail?',
      text: 'You will get no more notifications from us. Mails about your account, such as for a new password, still come.',
    },
    done: {
      title: 'You are unsubscribed',
      text: 'You get no more notifications by e-mail. You can switch them on again in your settings.',
    },
    invalid: {
      title: 'This link no longer works',
      text: 'You choose in your settings which mails you get.',
    },
    submit: 'Unsubscribe me',
    toSettings: 'To your settings',
  },
} as const satisfies Translation<typeof nlNotifications>
