import type { Translation } from '../languages.ts'
import type { likes as source } from '../nl/likes.ts'

export const likes = {
  title: 'Likes',
  tabs: {
    label: 'Tipos de likes',
    received: 'Recibidos',
    sent: 'Enviados',
    matches: 'Matches',
    favourites: 'Favoritos',
    looks: 'Visitas',
  },
  total: {
    received: '{total, plural, one {Le gustas a # persona} other {Les gustas a # personas}}',
    sent: '{total, plural, one {Te gusta # persona} other {Te gustan # personas}}',
    matches: '{total, plural, one {Tienes # match} other {Tienes # matches}}',
  },
  new: 'Nuevo',
  match: 'Match',
  like: 'Dar like a {name}',
  unlike: 'Quitar el like a {name}',
  options: 'Más sobre {name}',
  more: 'Más likes',
  empty: {
    received: {
      title: 'Aún no hay likes',
      text: 'Deja que se note que estás aquí: da tú algunos likes.',
    },
    sent: { title: 'Aún no has dado ningún like', text: 'Toca el corazón de quien te guste.' },
    matches: { title: 'Aún no hay matches', text: 'Cuando el like es mutuo, esa persona aparece aquí.' },
    toMembers: 'Ver perfiles',
  },
  favourites: {
    add: 'Añadir a {name} a tus favoritos',
    remove: 'Quitar a {name} de tus favoritos',
    more: 'Más favoritos',
    private: 'Solo tú ves quiénes son tus favoritos.',
    none: 'Aún no tienes favoritos',
    hint: 'Toca la estrella de un perfil y encontrarás a esa persona aquí. Solo tú lo ves.',
  },
  looks: {
    note: 'Quién ha visto tu perfil en los últimos {days} días. Solo lo ves tú.',
    none: 'Aún no ha pasado nadie',
    hint: 'Quien mira tu perfil aparece aquí durante {days} días. Si miras el suyo, te ve de la misma manera.',
    off: 'Está desactivado',
    offText: 'No ves quién ha mirado tu perfil, y los demás no ven que has mirado el suyo.',
    toSettings: 'Abrir ajustes',
    more: 'Más personas',
  },
  modal: { title: 'Le gustas a {name}', toProfile: 'Ver el perfil' },
  newLike: { title: '¡Nuevo like!', photo: 'Ver el perfil de {name}', write: 'Enviar un mensaje a {name}' },
  moment: {
    title: 'Hay chispa',
    text: 'A {name} le gustas, y a ti te gusta {name}.',
    lines: 'Primeras frases para {name}',
    write: 'Escribir a {name}',
    later: 'Más tarde',
  },
  toast: { like: 'Le gustas a {name}.', see: 'Ver' },
} as const satisfies Translation<typeof source>
