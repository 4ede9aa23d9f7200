import type { Translation } from '../languages.ts'
import type { templates as nl } from '../nl/templates.ts'

export const templates: Translation<typeof nl> = {
  about: {
    photo: 'Il s’agit de [[quelle photo]].',
    text: 'Il s’agit de ces mots dans ton texte : [[les mots]].',
    name: 'Il s’agit de ton nom de profil.',
    message: 'Il s’agit de ton message du [[jour et heure]].',
    account: 'Il s’agit de [[quelles photos, quels textes ou messages, et de quand]].',
  },
  seen: {
    scam: 'Ce que nous avons vu fait penser à une arnaque : [[ce que tu as vu, comme une demande d’argent ou de codes]].',
    fake: 'Ce que nous avons vu ne correspond pas à la personne que tu es : [[ce qui le montre]].',
    minor: 'Ce que nous avons vu concerne une personne qui n’est pas encore majeure : [[ce qui le montre]].',
    nudity: 'On voit de la nudité à un endroit visible pour les visiteurs : [[ce qu’on voit, et où]].',
    harassment: 'Une personne est harcelée ou menacée : [[les mots, ou ce qui s’est passé]].',
    hate: 'Des personnes sont insultées ou exclues à cause de ce qu’elles sont : [[les mots, ou ce que tu as vu]].',
    spam: 'C’est de la publicité, ou un envoi à beaucoup de personnes à la fois : [[pour quoi, ou combien de fois]].',
    contact_data: 'On y trouve des coordonnées : [[quel genre de coordonnées]].',
    photo: 'On ne te voit pas bien : [[pourquoi]].',
    chat_photo: 'Une photo dans une conversation montre quelque chose qui n’y est pas autorisé : [[ce qu’on voit]].',
    misuse:
      'Des réclamations ou contestations manifestement infondées ont été déposées à répétition : [[combien, et à quel sujet]].',
    illegal: 'À notre avis, la loi l’interdit : [[quelle loi, et pourquoi]].',
    underage: 'D’après la date de naissance que nous avons corrigée, tu es trop jeune pour ce site.',
  },
  complaint: {
    removed:
      'Merci pour ton signalement. Ce que nous avons retiré est contraire à nos conditions : [[quelle règle, et pourquoi]].',
    warned:
      'Merci pour ton signalement. Ce que nous avons vu est contraire à nos conditions : [[quelle règle, et pourquoi]]. Si cela se reproduit, dis-le-nous.',
    suspended:
      'Merci pour ton signalement. Ce que nous avons vu est assez grave pour suspendre le compte : [[quelle règle, et pourquoi]].',
    awaiting:
      'Merci pour ton signalement. Une autre personne de l’équipe poursuit l’examen. Nous ne pouvons pas en dire plus pour l’instant.',
    banned:
      'Merci pour ton signalement. Ce que nous avons vu est si grave que le compte est fermé pour de bon : [[quelle règle, et pourquoi]].',
    left: 'Merci pour ton signalement. La personne que tu as signalée ne peut pas créer de nouveau compte avec la même adresse. La raison : [[quelle règle, et pourquoi]].',
    gone: 'Merci pour ton signalement. Ce que tu as signalé n’est plus là : [[ce qui n’est plus là]]. Il ne restait donc rien à retirer.',
    elsewhere:
      'Merci pour ton message. C’est une question pour notre service client, qui t’aidera volontiers. Tu trouveras comment le joindre sur le site, à la page Service client.',
    allowed:
      'Merci pour ton signalement. Nous avons examiné ce que tu as signalé. À notre avis, cela respecte nos conditions : [[pourquoi]].',
    unproven:
      'Merci pour ton signalement. Avec ce que nous avons pu examiner, nous ne pouvons pas établir que nos conditions ont été enfreintes : [[ce que tu as examiné]]. S’il se passe autre chose, dis-le-nous.',
  },
  complainant: {
    warned: 'Tu peux aussi bloquer ce membre toi-même.',
    suspended: 'Tant que le compte est suspendu, ce membre ne peut pas te contacter.',
    banned: 'Ce membre ne peut plus te contacter.',
    allowed: 'Tu peux bloquer ce membre toi-même ; vous ne vous verrez plus.',
  },
  case: {
    minor: 'Nous avons vérifié si tu as atteint la majorité. Ce n’est pas encore le cas : [[ce qui le montre]].',
    adult: 'Nous avons vérifié si tu as atteint la majorité. C’est le cas : [[ce qui le montre]].',
    doubtless:
      'Nous avons de nouveau examiné ton compte et ne voyons pas de raison de douter de ton âge. Toutes nos excuses pour le désagrément.',
    photos:
      'Nous avons examiné tes photos. Une ou plusieurs d’entre elles sont interdites. Nous ne pouvons pas t’en dire plus.',
    fine: 'Nous avons examiné tes photos et ne voyons pas de raison de laisser ton compte fermé. Toutes nos excuses pour le désagrément.',
  },
  objection: {
    same: 'Nous avons de nouveau examiné ce dont il s’agit, et lu ce que tu as écrit. Cela ne change pas notre avis : [[pourquoi]].',
    mistaken: 'Dans cette décision, nous nous sommes trompés : [[sur quoi]]. Toutes nos excuses.',
    explained: 'Ce que tu as écrit change notre avis : [[quoi, et pourquoi]].',
    harsh: 'La règle a bien été enfreinte, mais cette décision allait trop loin : [[pourquoi]].',
    unproven: 'Nous n’avons pas encore pu établir que tu as atteint la majorité : [[pourquoi]].',
    proven: 'Nous avons établi que tu as atteint la majorité : [[comment]].',
    pending: 'Tant que nous examinons tes photos, nous ne pouvons pas t’en dire plus.',
    fine: 'Nous avons examiné tes photos et ne voyons pas de raison de laisser ton compte fermé. Toutes nos excuses pour le désagrément.',
  },
  unban: {
    mistaken: 'Nous n’aurions pas dû fermer ton compte : [[pourquoi]]. Toutes nos excuses.',
    explained: 'Tu nous as donné une explication qui change notre avis : [[laquelle, et pourquoi]].',
  },
  decline: {
    unidentified:
      'La demande venait de [[quelle adresse, ou une lettre]]. Renvoie-la depuis l’adresse de ton compte, et nous l’examinerons de nouveau.',
    excessive: 'Nous avons déjà reçu cette demande : [[quand, et ce que nous avons fait alors]].',
    others: 'Il s’agit de [[quelles données, sans donner de noms]].',
    correct: 'Tu voulais changer ceci : [[quelle donnée]]. Nous l’avons comparée avec [[quoi]].',
    legal_duty: 'Il s’agit de [[quelles données]]. Cette obligation vient de [[quelle loi, et jusqu’à quand]].',
    legal_claims: 'Il s’agit de [[quelles données]], dont nous avons besoin pour [[quelle affaire]].',
  },
  erasure: {
    unidentified: 'Nous n’avons pas pu établir que la demande vient de toi : [[pourquoi]].',
    needed: 'Nous avons encore besoin de tes données : [[pour quoi, et jusqu’à quand]].',
    withdrawn: 'Tu nous as fait savoir que tu veux garder ton compte.',
    mistaken: 'La demande a été ajoutée à ton compte par une erreur de notre part. Toutes nos excuses.',
  },
}
