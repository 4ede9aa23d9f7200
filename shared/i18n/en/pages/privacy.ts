import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Privacy statement',
  lead: 'That you are a member here is nobody else’s business. This page says what we keep about you, why, for how long, and what you can do about it.',
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      body: ['{company}, {address}, {city}, {country}. Ask about your data at {support_email}.'],
    },
    {
      id: 'what',
      title: 'What we keep',
      body: [
        [
          'Your account: e-mail address, an encrypted form of your password, language, when you joined and what you agreed to then.',
          'Your profile: name, gender, who you are looking for, date of birth, country, region, place, your text, details and interests. Others see your age, never your date of birth or e-mail address.',
          'Your photos. We remove data hidden in the file, such as where it was taken.',
          'Your messages, likes, blocks, and whom you showed your private photos.',
          'Your credits and payments: bundle, amount, method and time. Card and bank details go to the payment service only.',
          'Where you are signed in: kind of browser and system, and when. Failed sign-ins are counted per address for a short while.',
          'Where you came from, if you came through a partner and agreed to that.',
        ],
      ],
    },
    {
      id: 'sensitive',
      title: 'Sensitive data',
      body: [
        'Your sexuality and sexual or political interests have extra protection. We keep them only if you agree to that separately. You may leave them empty, and you can take your agreement back on your profile: they are erased at once.',
        'They never go to partners and are never used for advertising.',
      ],
    },
    {
      id: 'why',
      title: 'What for',
      body: [
        [
          'To provide the service you agreed on with us: profile, search, messages, payments.',
          'To protect members: every photo is looked at by a computer and then by a person, complaints are handled, abuse is stopped. That is our legitimate interest, and in part our duty.',
          'To do what the law asks, such as keeping invoices.',
          'For advertising mail and sensitive data: only with your consent.',
        ],
        'We make no advertising profiles. No decision with consequences for you is taken by a computer alone, with one exception: a photo that a person refused before is refused again automatically.',
      ],
    },
    {
      id: 'location',
      title: 'Your location',
      body: [
        'We ask for your position only when you press the button. Your browser rounds it to about a kilometre before sending it. We look up the name of the place and do not keep the coordinates.',
      ],
    },
    {
      id: 'others',
      title: 'Who else sees your data',
      body: [
        'Other members see your profile and your approved photos. While you are invisible nobody finds you in search.',
        'Companies that work for us get only what they need for it: Amazon Web Services (servers, mail, automatic photo checks) and our payment service. Contracts make sure they do nothing else with your data.',
        'We do not sell your data and do not pass your profile on, unless you agree to that separately or the law obliges us.',
      ],
    },
    {
      id: 'how-long',
      title: 'For how long',
      body: [
        [
          'As long as you are a member. Messages older than {history_days} days are no longer shown.',
          'If you delete your account you are invisible at once and erased after {grace_days} days, with all your photos and conversations.',
          'Payments as long as tax law asks, apart from your account.',
          'An uploaded photo that was not looked at, a day at most. A copy made for a complaint: while it is handled, and half a year after for an objection.',
          'Of your e-mail address an unreadable print (hash): half a year after signing up and after leaving, so that free credits are given once, and two years after a ban. If a complaint about you is open when you leave, the print belongs to it.',
          'If somebody fills in a birth date below the minimum age, we remember that for 24 hours with a cookie and a print of the e-mail address, without the date itself.',
          'Technical logs a month, without e-mail addresses or what you searched for.',
        ],
      ],
    },
    {
      id: 'rights',
      title: 'What you can do',
      body: [
        [
          'See and take along: in your settings one press asks for a file with everything we hold about you.',
          'Correct: on your profile and in your settings.',
          'Erase: delete your account.',
          'Withdraw consent: on your profile, in your settings, or through the link in every mail.',
          'Object or ask for restriction: mail {support_email}. You get an answer within a month.',
        ],
      ],
    },
    {
      id: 'authority',
      title: 'Authority',
      only: 'eu',
      body: ['If you disagree with us you can complain to the data protection authority of your country.'],
    },
    {
      id: 'security',
      title: 'Security',
      body: [
        'All traffic is encrypted, and so is what we store. We cannot read passwords. Photos can only be seen through addresses that stop working after a short time. Staff sign in with a second step, and everything they do is recorded.',
      ],
    },
  ],
}
