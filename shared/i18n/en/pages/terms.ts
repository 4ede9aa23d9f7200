import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Terms and conditions',
  lead: 'This is what you and we agree on when you use {site}. We kept it as short and plain as we could.',
  sections: [
    {
      id: 'who',
      title: 'Who we are',
      body: [
        '{site} is a service of {company} ({tradenames}), {address}, {city}, {country}. Register: {register}. VAT number: {vat}.',
        'You reach us at {support_email} or {support_phone}. There is more on the [Customer service](/pages/service) page.',
      ],
    },
    {
      id: 'service',
      title: 'What you find here',
      body: [
        'Adults meet on {site}: you make a profile, search for members, like people and send messages and gifts.',
        'We promise no relationship, date or reply. What we do promise is below.',
      ],
    },
    {
      id: 'fictional',
      title: 'Fictional profiles',
      body: [
        'Some of the profiles are fictional. We make those ourselves. Meeting in person is not possible with them.',
        'Every fictional profile carries a mark everywhere: on its card, on the profile, in conversations and next to likes. Nobody can take that mark away. So you always know who you are talking to before you pay anything.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      body: [
        [
          'You are {minimum_age} or older.',
          'You make an account for yourself, with your own date of birth and your own photos.',
          'You confirm your e-mail address. Until then you cannot send anything and nothing is charged.',
          'You keep your password to yourself. Your settings show where you are signed in, and you can end every session there.',
        ],
        'Making an account and looking around is free. New members get {signup_credits} credits.',
      ],
    },
    {
      id: 'credits',
      title: 'Credits and prices',
      body: [
        'You pay per message, with credits. A message costs {message_credits} credit and a gift {gift_credits}. In money, a message costs {message_price} or more. All prices, tax included, are on the [Prices](/pricing) page.',
        'Credits come in bundles. There is no subscription: nothing renews and nothing is ever charged by itself. Credits do not expire as long as your account exists.',
        'Without a purchase you can start {free_conversations} conversations. Answering never counts.',
        'Discounts cannot be combined. A countdown on this site really ends.',
      ],
    },
    {
      id: 'premium',
      title: 'Premium',
      body: [
        'Your first purchase makes you premium for life, also when your credits are used up. You then see all public photos of members, may have {premium_photos} photos yourself and start as many conversations as you like. Private photos are not part of that: their owner decides.',
        'Premium ends only if your one purchase is refunded in full, or when your account is finally deleted.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Changing your mind',
      body: [
        'You can cancel unused credits within {refund_days} days of buying them. How that works and what you get back is in our [Return policy](/pages/return-policy).',
      ],
    },
    {
      id: 'conduct',
      title: 'How we treat each other',
      body: [
        'Not allowed:',
        [
          'harassing, threatening, insulting or discriminating against anybody;',
          'pretending to be somebody else, or using photos of another person;',
          'anything with or about minors, in any form;',
          'advertising, fraud, asking for money or offering paid services;',
          'putting contact details on photos or in your profile;',
          'reading the site out by machine, or disturbing it.',
        ],
        'Every photo is looked at before others see it. We may refuse or remove photos and texts, and ban an account. You are always told why.',
      ],
    },
    {
      id: 'complaints',
      title: 'Complaints and decisions',
      body: [
        'Is something wrong, or do you think something is illegal? Tell us under [Complaints](/complaints); you need no account for that. You get a receipt, and an answer with reasons from a person.',
        'Do you disagree with a ban or a refused photo? Answer that mail. Somebody will look at it again.',
      ],
    },
    {
      id: 'leaving',
      title: 'Leaving',
      body: [
        'You delete your account yourself, in your settings, without giving a reason. You are invisible at once. For {grace_days} days the link in your mail brings you back; after that everything is gone. Only payment records that the law makes us keep remain.',
        'Credits you still have are lost when the deletion becomes final. Ask for a refund first if you still have a right to it.',
      ],
    },
    {
      id: 'liability',
      title: 'What we answer for',
      body: [
        'We do our best to keep the site safe and up. If something fails we mend it as soon as we can; credits for a message that did not arrive are not charged.',
        'We do not check beforehand what members tell each other. We are liable for damage caused by our intent or gross negligence, and wherever the law says so. Your legal rights as a consumer always stand.',
      ],
    },
    {
      id: 'eu',
      title: 'Law and disputes in the EU',
      only: 'eu',
      body: [
        'For consumers the mandatory law of the country where they live applies, and they may also go to court there.',
        'You may also bring a decision of ours about your content or account before a certified out-of-court dispute body.',
      ],
    },
    {
      id: 'changes',
      title: 'When these terms change',
      body: [
        'If something changes that matters to you, we mail you at least 30 days ahead. If you disagree you can delete your account and ask for a refund of unused credits you bought.',
      ],
    },
  ],
}
