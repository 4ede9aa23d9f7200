import type { Translation } from '../languages.ts'
import type { notifications as nlNotifications } from '../nl/notifications.ts'

export const notifications = {
  title: 'Notifications',
  lead: 'Choose email, push or both for each kind. Emails about your account, such as a password reset, always reach you.',
  leadMail: 'Choose which emails you want. Emails about your account, such as a password reset, always reach you.',
  channels: { mail: 'Email', push: 'Push' },
  switchName: '{kind}: {channel}',
  noDevice: 'Push isn’t on for any device yet.',
  toDevice: 'Turn on push',
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
      text: 'A reminder when a message has been waiting for {hours, plural, =24 {a day} one {# hour} other {# hours}}.',
    },
    reminders: {
      label: 'Reminders',
      text: 'For example, to add a photo or finish your profile.',
    },
    promotions: {
      label: 'Offers',
      text: 'Discounts and promotions.',
    },
    weekly_updates: {
      label: 'Weekly summary',
      text: 'What’s waiting for you, once a week.',
    },
    news: {
      label: 'News',
      text: 'What’s new on the site.',
    },
  },
  disabled: {
    title: 'Your email notifications are off',
    fbl: 'One of our emails was marked as spam, so we’ve stopped emailing you notifications.',
    bounce:
      'Our emails to {email} aren’t getting through. Change your email address and confirm the new one to fix this.',
    listunsubscribe: 'You unsubscribed in your email app.',
    enable: 'Turn notifications back on',
    changeEmail: 'Change email address',
    enabled: 'Email notifications are back on.',
  },
  push: {
    title: 'Push on your devices',
    lead: 'A push is a notification on your phone or computer, even when the site is closed. It says what’s there and how many, such as “2 new messages”, never what someone writes.',
    on: 'Push is on for this device.',
    off: 'Push is off for this device.',
    ask: 'After you press the button, your browser asks whether to allow notifications. Choose “Allow”.',
    denied:
      'Your browser is blocking notifications from this site. Open the site settings next to the address or in your browser, allow notifications, then come back here.',
    unsupported: 'This browser can’t receive push. Try another browser, or your phone.',
    installFirst:
      'On an iPhone or iPad, push only works once the site is on your home screen. Then open the site from there and turn on push here.',
    installSteps: 'How do I do that?',
    enable: 'Turn on push',
    disable: 'Turn off push',
    failed: 'We couldn’t turn it on. Please try again later.',
  },
  devices: {
    title: 'Devices with push',
    unknown: 'Unknown device',
    current: 'This device',
    since: 'Turned on: {day}',
    forget: 'Turn off push',
    test: 'Send a test',
    testSent: 'The test was sent. Nothing there? Check that the device shows notifications from your browser.',
  },
  quiet: {
    label: 'Quiet hours',
    text: 'You get no push during these hours. Afterwards, one push sums up what you missed. The hours are in local time ({country}).',
    from: 'From',
    to: 'To',
  },
  names: {
    label: 'Names in a push',
    text: 'It then says who a message is from. Anyone who sees your screen can read that name, even when it’s locked.',
  },
  unsubscribe: {
    ask: {
      title: 'No more notifications by email?',
      text: 'Emails about your account, such as for a new password, will still reach you. Turn push off in your settings.',
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
