import type { Translation } from '../languages.ts'
import type { templates as nl } from '../nl/templates.ts'

export const templates: Translation<typeof nl> = {
  about: {
    photo: 'This is about [[which photo]].',
    text: 'This is about these words in your text: [[the words]].',
    name: 'This is about your profile name.',
    message: 'This is about your message of [[day and time]].',
    account: 'This is about [[which photos, texts or messages, and from when]].',
  },
  seen: {
    scam: 'What we saw points to a scam: [[what you saw, such as a request for money or codes]].',
    fake: 'What we saw doesn’t match who you are: [[what shows that]].',
    minor: 'What we saw is about someone who isn’t an adult yet: [[what shows that]].',
    nudity: 'Nudity is visible in a place that visitors can see: [[what can be seen, and where]].',
    harassment: 'Someone is being harassed or threatened: [[the words, or what happened]].',
    hate: 'People are insulted or excluded because of who they are: [[the words, or what you saw]].',
    spam: 'It’s advertising, or it goes to many people at once: [[what for, or how often]].',
    contact_data: 'It contains contact details: [[what kind of details]].',
    photo: 'You can’t be seen clearly: [[why not]].',
    chat_photo: 'A photo in a conversation shows something that isn’t allowed there: [[what can be seen]].',
    misuse:
      'Complaints or objections that are clearly unfounded were filed again and again: [[how many, and about what]].',
    illegal: 'In our view, the law forbids this: [[which law, and why]].',
    underage: 'According to the date of birth that we corrected, you’re too young for this site.',
  },
  complaint: {
    removed: 'Thank you for telling us. What we removed breaks our terms: [[which rule, and why]].',
    warned:
      'Thank you for telling us. What we saw breaks our terms: [[which rule, and why]]. If it happens again, please let us know.',
    suspended:
      'Thank you for telling us. What we saw is serious enough to suspend the account: [[which rule, and why]].',
    awaiting: 'Thank you for telling us. A colleague is looking into this further. We can’t say more about it for now.',
    banned:
      'Thank you for telling us. What we saw is so serious that the account is closed for good: [[which rule, and why]].',
    left: 'Thank you for telling us. The person you reported can’t create a new account with the same email address. The reason: [[which rule, and why]].',
    gone: 'Thank you for telling us. What you reported is no longer there: [[what is no longer there]]. So there was nothing left to remove.',
    elsewhere:
      'Thank you for your message. This is a question for our customer service team, who will be happy to help. You’ll find their details on the Customer service page.',
    allowed:
      'Thank you for telling us. We looked at what you reported. In our view, it doesn’t break our terms: [[why]].',
    unproven:
      'Thank you for telling us. From what we could see, we can’t establish that our terms were broken: [[what you looked at]]. Please let us know if anything else happens.',
  },
  complainant: {
    warned: 'You can also block this member yourself.',
    suspended: 'While the account is suspended, this member can’t contact you.',
    banned: 'This member can no longer contact you.',
    allowed: 'You can block this member yourself; you then won’t see each other.',
  },
  case: {
    minor: 'We checked whether you’re an adult. This shows that you aren’t one yet: [[what shows that]].',
    adult: 'We checked whether you’re an adult. This shows that you are: [[what shows that]].',
    doubtless:
      'We looked at your account again and see no reason to doubt your age. We’re sorry for the inconvenience.',
    photos: 'We looked at your photos. One or more of them are forbidden. We can’t tell you more about it.',
    fine: 'We looked at your photos and see no reason to keep your account closed. We’re sorry for the inconvenience.',
  },
  objection: {
    same: 'We looked again at what the decision is about, and read what you wrote. It doesn’t change our view: [[why not]].',
    mistaken: 'In our decision, we got something wrong: [[what]]. We’re sorry.',
    explained: 'What you wrote changes our view: [[what, and why]].',
    harsh: 'The rule was broken, but this decision went too far: [[why]].',
    unproven: 'We couldn’t yet establish that you’re an adult: [[why not]].',
    proven: 'We’ve established that you’re an adult: [[how]].',
    pending: 'While we’re looking at your photos, we can’t say more about it.',
    fine: 'We looked at your photos and see no reason to keep your account closed. We’re sorry for the inconvenience.',
  },
  unban: {
    mistaken: 'We shouldn’t have closed your account: [[why not]]. We’re sorry.',
    explained: 'You gave us an explanation that changes our view: [[what, and why]].',
  },
  decline: {
    unidentified:
      'The request came from [[which address, or a letter]]. Please send it again from the email address of your account, and we’ll look at it again.',
    excessive: 'We’ve had this request before: [[when, and what we did then]].',
    others: 'This concerns [[which data, without giving names]].',
    correct: 'You wanted to change this: [[which data]]. We compared it with [[with what]].',
    legal_duty: 'This concerns [[which data]]. The duty follows from [[which law, and until when]].',
    legal_claims: 'This concerns [[which data]], which we need for [[which case]].',
  },
  erasure: {
    unidentified: 'We couldn’t establish that the request comes from you: [[why not]].',
    needed: 'We still need your data: [[what for, and until when]].',
    withdrawn: 'You’ve let us know that you want to keep your account.',
    mistaken: 'The request was added to your account by a mistake of ours. We’re sorry.',
  },
}
