import type { Translation } from '../languages.ts'
import type { mail as source } from '../nl/mail.ts'

export const mail = {
  activation: {
    subject: 'Confirme ton adresse e-mail pour {site}',
    preview: 'Un clic et tu peux envoyer et recevoir des messages.',
    title: 'Bienvenue, {name}',
    lead: 'Quel plaisir de t’accueillir. Confirme juste que cette adresse e-mail est bien la tienne, et ton profil sur {site} sera ouvert.',
    why: 'Les autres pourront alors te voir, et tu pourras envoyer et recevoir des messages.',
    action: 'Confirmer mon adresse e-mail',
    note: 'Le lien est valable 7 jours. Ce n’était pas toi ? Alors tu n’as rien à faire.',
  },
  activationReminder: {
    subject: 'Ton compte sur {site} t’attend toujours',
    preview: 'Ton adresse e-mail n’est pas encore confirmée.',
    title: 'Plus qu’un clic, {name}',
    lead: 'Tu as créé un compte sur {site}, mais ton adresse e-mail n’est pas encore confirmée. D’ici là, personne ne voit ton profil et tu ne peux pas envoyer de messages.',
    lost: 'Le premier e-mail s’est perdu ? Ce lien fait la même chose.',
    action: 'Confirmer mon adresse e-mail',
    note: 'Le lien est valable 7 jours. Ce n’était pas toi, ou tu as changé d’avis ? Alors tu n’as rien à faire.',
  },
  existingAccount: {
    subject: 'Tu as déjà un compte sur {site}',
    preview: 'Il te suffit de te connecter.',
    title: 'Tu as déjà un compte',
    lead: 'Quelqu’un, sans doute toi, a voulu s’inscrire sur {site} avec cette adresse e-mail. Il y a déjà un compte, il te suffit donc de te connecter.',
    action: 'Me connecter',
    note: 'Ce n’était pas toi ? Alors tu n’as rien à faire, rien n’a changé.',
  },
  frame: {
    linkHint: 'Le bouton ne marche pas ? Copie ce lien dans ton navigateur :',
    adultsOnly: 'Réservé aux adultes à partir de {age} ans.',
    company: '{name}, {address}, {city}. Registre du commerce {kvk}.',
  },
} as const satisfies Translation<typeof source>
