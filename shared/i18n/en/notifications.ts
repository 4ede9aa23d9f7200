import type { Translation } from '../languages.ts'
import type { notifications as nlNotifications } from '../nl/notifications.ts'

export const notifications = {
  title: 'Notifications',
  lead: 'By email. Emails about your account, such as a password reset, always reach you. Anything we don’t send yet says so, and your choice applies once we do.',
  notSent: 'We don’t send this yet.',
  people: 'Activity and reminders',
  advertising: 'News and offers',
  advertisingText: 'This is advertising. You only get it if you turn it on, and you can turn it off here at any time.',
  types: {
    new_conversations: {
      label: 'New conversations',
      text: 'Someone writes to you for the first time.',
    },
    new_messages: {
      label: 'New messages',
      text: 'You get a message in a conversation.',
    },
    like: {
      label: 'Likes',
      text: 'Someone likes you.',
    },
    unread_message_reminders: {
      label: 'Unread messages',
      text: 'A reminder when a message has been waiting for a day.',
    },
    reminders: {
      label: 'Reminders',
      text: 'For example, to confirm your email address.',
    },
    promotions: {
      label: 'Offers',
      text: 'Discounts and promotions.',
    },
    weekly_updates: {
      label: 'Weekly summary',
      text: 'What’s waiting for you, every Monday.',
    },
    news: {
      label: 'News',
      text: 'What’s new on the site.',
    },
  },
  disabled: {
    title: 'Your email notifications are off',
    fbl: 'One of our emails was marked as spam, so we’ve stopped sending you notifications.',
    bounce:
      'Our emails to {email} aren’t getting through. Change your email address and confirm the new one to fix this.',
    listunsubscribe: 'You unsubscribed in your email app.',
    enable: 'Turn notifications back on',
    changeEmail: 'Change email address',
    enabled: 'Email notifications are back on.',
  },
  push: {
    title: 'On this device',
    text: 'We don’t send anything to devices yet. Turn this on now and you’ll get notifications once we start. They only say what kind it is and how many, never who it’s from.',
    on: 'Notifications are on for this device.',
    off: 'Notifications are off for this device.',
    denied:
      'Your browser is blocking notifications from this site. Allow them in your browser settings, then turn them on here.',
    unsupported: 'This browser can’t show notifications. On an iPhone or iPad, add the site to your home screen first.',
    enable: 'Turn on',
    disable: 'Turn off',
    failed: 'We couldn’t turn them on. Please try again later.',
  },
  unsubscribe: {
    ask: {
      title: 'No more notifications by email?',
      text: 'You’ll get no more notifications from us. Emails about your account, such as for a new password, will still reach you.',
    },
    done: {
      title: 'You’re unsubscribed',
      text: 'You’ll get no more notifications by email. You can turn them back on in your settings.',
    },
    askKind: {
      title: 'No more emails about: {kind}?',
      text: 'Other notifications, and emails about your account, will still reach you.',
    },
    doneKind: {
      title: 'You’re unsubscribed',
      text: 'You won’t get these emails from now on: {kind}. You can switch them back on in your settings.',
    },
    invalid: {
      title: 'This link no longer works',
      text: 'Choose which emails you get in your settings.',
    },
    submit: 'Unsubscribe',
    toSettings: 'Go to your settings',
  },
} as const satisfies Translation<typeof nlNotifications>
