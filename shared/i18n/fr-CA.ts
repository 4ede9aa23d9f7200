import type { account as nlAccount } from './nl/account.ts'
import type { app as nlApp } from './nl/app.ts'
import type { chats as nlChats } from './nl/chats.ts'
import type { credits as nlCredits } from './nl/credits.ts'
import type { errors as nlErrors } from './nl/errors.ts'
import type { mail as nlMail } from './nl/mail.ts'
import type { notifications as nlNotifications } from './nl/notifications.ts'
import type { safety as nlSafety } from './nl/safety.ts'
import type { settings as nlSettings } from './nl/settings.ts'
import type { site as nlSite } from './nl/site.ts'
import type { Overrides } from './regional.ts'

// Canadian French.

export const account = {
  login: {
    email: 'Adresse courriel',
  },
  resetRequest: {
    lead: 'Indique ton adresse courriel. Nous t’enverrons un lien pour choisir un nouveau mot de passe.',
    email: 'Adresse courriel',
    sent: 'Nous avons envoyé un courriel à <address>{email}</address>. Le lien qu’il contient fonctionne pendant {minutes} minutes.',
    again: 'Demander un nouveau courriel',
  },
  newPassword: {
    newMail: 'Demander un nouveau courriel',
  },
  linkInvalid: {
    text: 'Lien expiré ou non valide, demande un nouveau courriel',
  },
  mailChange: {
    changedTitle: 'Ton adresse courriel a été modifiée',
    backText:
      'Annule le changement : ton compte retrouve cette adresse courriel, toutes les sessions sont fermées et tu choisis un nouveau mot de passe.',
    takenBack:
      'Ton adresse courriel est de nouveau <address>{email}</address>. Nous t’y avons envoyé un courriel pour choisir un nouveau mot de passe.',
  },
  settings: {
    email: {
      title: 'Adresse courriel',
      waiting:
        'Nous avons envoyé un courriel à <address>{email}</address>. Clique sur le bouton qu’il contient, et ce sera ta nouvelle adresse. Rien ne change avant cela.',
      newEmail: 'Nouvelle adresse courriel',
      submit: 'Envoyer le courriel de confirmation',
    },
  },
  export: {
    asked: 'Nous préparons ton fichier. Dans quelques minutes, tu reçois un courriel à {email}.',
  },
  activated: {
    text: 'Ton adresse courriel est confirmée. Tu peux maintenant envoyer et recevoir des messages.',
  },
  activationFailed: {
    loginFirst: 'Connecte-toi pour demander un nouveau courriel d’activation.',
  },
  signup: {
    credentials: {
      email: 'Adresse courriel',
      emailHint: 'Nous y envoyons ton courriel d’activation. Les autres ne voient pas ton adresse.',
    },
    details: {
      messageHint: 'Nous l’envoyons dès que tu as confirmé ton adresse courriel.',
    },
    sending: {
      mailing: 'Envoi du courriel d’activation',
    },
    complete: {
      mailSent: 'Un courriel t’attend à l’adresse <address>{email}</address>.',
      mailUnderway: 'Ton courriel d’activation est en route vers <address>{email}</address>.',
      confirm: 'Clique sur le bouton dans le courriel. Ton adresse est alors confirmée.',
    },
  },
  activating: {
    title: 'Nous confirmons ton adresse courriel',
  },
} satisfies Overrides<typeof nlAccount>

export const app = {
  loginRequired: {
    chat: 'Connecte-toi pour clavarder.',
  },
  activation: {
    title: 'Confirme ton adresse courriel',
    text: 'Clique sur le lien dans le courriel envoyé à <address>{email}</address>. D’ici là, les autres ne voient pas ton profil et tu ne peux pas envoyer de messages.',
    newMail: 'Renvoyer le courriel',
    newMailSent: 'Un nouveau courriel est en route. Regarde aussi dans les courriers indésirables.',
    tooMany:
      'Tu peux demander un nouveau courriel {minutes, plural, one {par minute} other {toutes les # minutes}}, et {perDay} par jour. Réessaie un peu plus tard.',
  },
  notificationsAlert: {
    title: 'Tu ne reçois pas de notifications par courriel',
  },
} satisfies Overrides<typeof nlApp>

export const chats = {
  notice: {
    email_not_confirmed: 'Confirme d’abord ton adresse courriel avec le lien que tu as reçu. Ensuite, tu peux écrire.',
    partner_not_confirmed:
      '{name} n’a pas encore confirmé son adresse courriel et ne peut pas encore recevoir de messages.',
    newMail: 'Renvoyer le courriel',
    newMailSent: 'Le courriel est en route. Regarde aussi dans les courriers indésirables.',
  },
} satisfies Overrides<typeof nlChats>

export const credits = {
  payment: {
    consent:
      'Je veux mes crédits dès le paiement. Je peux annuler dans les {days, number} jours les crédits que je n’utilise pas ; pour les crédits utilisés, ce n’est plus possible.',
  },
} satisfies Overrides<typeof nlCredits>

export const errors = {
  invalid_email: 'Adresse courriel non valide',
  invalid_name:
    'Choisis un nom de profil de {min} à {max} lettres, chiffres, points ou tirets, sans adresse courriel, numéro de téléphone, site web ni âge de moins de 18 ans.',
  email_taken: 'Il existe déjà un compte avec cette adresse courriel sur ce site.',
  check_your_mail: 'Nous t’avons envoyé un courriel. Tu y verras comment continuer.',
  link_invalid: 'Lien expiré ou non valide, demande un nouveau courriel',
  already_confirmed: 'Ton adresse courriel est déjà confirmée.',
  email_not_confirmed: 'Confirme d’abord ton adresse courriel avec le lien que tu as reçu.',
  partner_not_confirmed:
    'Ce membre n’a pas encore confirmé son adresse courriel et ne peut pas encore recevoir de messages.',
  invalid_new_email: 'La nouvelle adresse courriel n’est pas valide.',
  email_not_found: 'Adresse courriel introuvable',
} satisfies Overrides<typeof nlErrors>

export const mail = {
  promotion: { note: 'Tu reçois ce courriel parce que tu as accepté de recevoir les offres de {site}.' },
  news: { note: 'Tu reçois ce courriel parce que tu as accepté de recevoir les nouvelles de {site}.' },
  campaignTest: { note: 'Courriel de test de {site} : personne d’autre ne le reçoit.' },
  activation: {
    subject: 'Confirme ton adresse courriel pour {site}',
    lead: 'Quel plaisir de t’accueillir. Confirme juste que cette adresse courriel est bien la tienne, et ton profil sur {site} sera ouvert.',
    action: 'Confirmer mon adresse courriel',
  },
  activationReminder: {
    preview: 'Ton adresse courriel n’est pas encore confirmée.',
    lead: 'Tu as créé un compte sur {site}, mais ton adresse courriel n’est pas encore confirmée. D’ici là, personne ne voit ton profil et tu ne peux pas envoyer de messages.',
    lost: 'Le premier courriel s’est perdu ? Ce lien fait la même chose.',
    action: 'Confirmer mon adresse courriel',
  },
  existingAccount: {
    lead: 'Quelqu’un, sans doute toi, a voulu utiliser cette adresse courriel pour un compte sur {site}. Il y a déjà un compte, il te suffit donc de te connecter.',
  },
  complaintReceipt: {
    preview: 'Tu recevras une réponse par courriel.',
  },
  noAccount: {
    preview: 'Personne n’est inscrit avec cette adresse courriel.',
    title: 'Il n’y a pas de compte avec cette adresse courriel',
    lead: 'Quelqu’un, sans doute toi, a demandé à {site} un nouveau mot de passe pour cette adresse courriel. Aucun compte n’existe avec cette adresse. Peut-être en as-tu utilisé une autre.',
  },
  mailChange: {
    subject: 'Confirme ta nouvelle adresse courriel sur {site}',
    lead: 'Confirme que tu veux désormais te connecter à {site} avec cette adresse courriel. Rien ne change avant cela.',
  },
  mailChanged: {
    subject: 'Ton adresse courriel sur {site} a été modifiée',
    title: 'Ton compte a une autre adresse courriel',
    lead: 'Ton compte {site} utilise désormais une autre adresse courriel. Tu ne peux plus te connecter avec l’adresse où tu reçois ce message.',
  },
  newConversations: {
    note: 'Tu reçois ce courriel quand tu n’as pas vu un message pendant un quart d’heure.',
  },
  newMessages: {
    note: 'Tu reçois ce courriel quand tu n’as pas vu un message pendant un quart d’heure.',
  },
  newLikes: {
    note: 'Tu reçois ce courriel une fois par jour au maximum.',
  },
  weeklyUpdate: {
    note: 'Tu reçois ce courriel une fois par semaine, et seulement s’il y a quelque chose pour toi.',
  },
  frame: {
    unsubscribe: 'Ne plus recevoir ces courriels',
  },
} satisfies Overrides<typeof nlMail>

export const notifications = {
  lead: 'Choisis pour chaque sujet : courriel, push ou les deux. Les courriels sur ton compte, par exemple pour un nouveau mot de passe, arrivent toujours.',
  leadMail:
    'Choisis les courriels que tu veux. Les courriels sur ton compte, par exemple pour un nouveau mot de passe, arrivent toujours.',
  channels: { mail: 'Courriel' },
  disabled: {
    title: 'Tu ne reçois plus de notifications par courriel',
    fbl: 'Un de nos courriels a été marqué comme indésirable. C’est pourquoi nous ne t’envoyons plus de notifications par courriel.',
    bounce:
      'Nos courriels n’arrivent pas à {email}. Change ton adresse courriel et confirme la nouvelle : ils arriveront de nouveau.',
    changeEmail: 'Changer d’adresse courriel',
    enabled: 'Tu reçois de nouveau des notifications par courriel.',
  },
  unsubscribe: {
    ask: {
      title: 'Plus de notifications par courriel ?',
      text: 'Les courriels sur ton compte, comme pour un nouveau mot de passe, continueront d’arriver. Le push se désactive dans tes paramètres.',
    },
    done: { text: 'Tu ne reçois plus de notifications par courriel. Tu peux les réactiver dans tes paramètres.' },
    invalid: { text: 'Dans tes paramètres, tu choisis les courriels que tu reçois.' },
  },
} satisfies Overrides<typeof nlNotifications>

export const safety = {
  complaint: {
    email: 'Adresse courriel',
    emailOptional: 'Adresse courriel (facultative)',
    emailMissing: 'Indique une adresse courriel, pour que nous puissions te répondre.',
  },
} satisfies Overrides<typeof nlSafety>

export const settings = {
  indexTitle: '{name} : rencontres, flirt et clavardage',
} satisfies Overrides<typeof nlSettings>

export const site = {
  home: {
    steps: {
      signup: {
        text: 'Quelques questions courtes et un courriel à confirmer. Ça ne coûte rien.',
      },
    },
    reasons: {
      discreet: {
        text: 'Les membres voient ton profil, les visiteurs seulement une photo floue, ton âge et ta région. Jamais ta date de naissance, ton adresse courriel ni l’endroit exact où tu es.',
      },
    },
  },
} satisfies Overrides<typeof nlSite>
