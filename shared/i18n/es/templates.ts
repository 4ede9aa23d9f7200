import type { Translation } from '../languages.ts'
import type { templates as nl } from '../nl/templates.ts'

export const templates: Translation<typeof nl> = {
  about: {
    photo: 'Se trata de [[qué foto]].',
    text: 'Se trata de estas palabras de tu texto: [[las palabras]].',
    name: 'Se trata de tu nombre de perfil.',
    message: 'Se trata de tu mensaje del [[día y hora]].',
    account: 'Se trata de [[qué fotos, textos o mensajes, y de cuándo]].',
  },
  seen: {
    scam: 'Lo que vimos apunta a una estafa: [[lo que viste, como pedir dinero o códigos]].',
    fake: 'Lo que vimos no encaja con quién eres: [[en qué se nota]].',
    minor: 'Lo que vimos trata de alguien que aún no es mayor de edad: [[en qué se nota]].',
    nudity: 'Se ven desnudos en un lugar que los visitantes pueden ver: [[qué se ve, y dónde]].',
    harassment: 'Se acosa o amenaza a alguien: [[las palabras, o lo que pasó]].',
    hate: 'Se insulta o excluye a personas por ser quienes son: [[las palabras, o lo que viste]].',
    spam: 'Es publicidad, o se envía a muchas personas a la vez: [[de qué, o cuántas veces]].',
    contact_data: 'Contiene datos de contacto: [[qué tipo de datos]].',
    photo: 'No se te ve bien: [[por qué]].',
    chat_photo: 'Una foto de una conversación muestra algo que ahí no está permitido: [[qué se ve]].',
    misuse: 'Se han presentado una y otra vez quejas u oposiciones claramente infundadas: [[cuántas, y sobre qué]].',
    illegal: 'A nuestro juicio, la ley lo prohíbe: [[qué ley, y por qué]].',
    underage: 'Según la fecha de nacimiento que hemos corregido, no tienes edad suficiente para este sitio.',
  },
  complaint: {
    removed: 'Gracias por avisarnos. Lo que hemos retirado va contra nuestras condiciones: [[qué norma, y por qué]].',
    warned:
      'Gracias por avisarnos. Lo que vimos va contra nuestras condiciones: [[qué norma, y por qué]]. Si vuelve a pasar, cuéntanoslo.',
    suspended:
      'Gracias por avisarnos. Lo que vimos es lo bastante grave para suspender la cuenta: [[qué norma, y por qué]].',
    awaiting: 'Gracias por avisarnos. Otra persona del equipo lo sigue examinando. Por ahora no podemos decirte más.',
    banned:
      'Gracias por avisarnos. Lo que vimos es tan grave que la cuenta queda cerrada para siempre: [[qué norma, y por qué]].',
    left: 'Gracias por avisarnos. La persona de la que nos avisaste no puede crear otra cuenta con la misma dirección de correo. El motivo: [[qué norma, y por qué]].',
    gone: 'Gracias por avisarnos. Lo que nos contaste ya no está: [[qué es lo que ya no está]]. Por eso no quedaba nada que retirar.',
    elsewhere:
      'Gracias por tu mensaje. Es una pregunta para nuestra atención al cliente, que te ayudará con gusto. En el sitio, en Atención al cliente, ves cómo contactar.',
    allowed:
      'Gracias por avisarnos. Hemos revisado lo que nos contaste. A nuestro juicio, cumple nuestras condiciones: [[por qué]].',
    unproven:
      'Gracias por avisarnos. Con lo que hemos podido mirar no podemos comprobar que se hayan incumplido nuestras condiciones: [[qué has mirado]]. Si pasa algo más, cuéntanoslo.',
  },
  complainant: {
    warned: 'También puedes bloquear tú a esta persona.',
    suspended: 'Mientras la cuenta esté suspendida, esta persona no puede contactar contigo.',
    banned: 'Esta persona ya no puede contactar contigo.',
    allowed: 'Puedes bloquear tú a esta persona; así no volverás a ver su perfil ni verá el tuyo.',
  },
  case: {
    minor: 'Hemos comprobado si eres mayor de edad. Aún no lo eres: [[en qué se nota]].',
    adult: 'Hemos comprobado si eres mayor de edad. Lo eres: [[en qué se nota]].',
    doubtless:
      'Hemos vuelto a mirar tu cuenta y no vemos motivos para dudar de tu edad. Te pedimos disculpas por las molestias.',
    photos: 'Hemos mirado tus fotos. Una o más están prohibidas. No podemos decirte más.',
    fine: 'Hemos mirado tus fotos y no vemos motivos para dejar tu cuenta cerrada. Te pedimos disculpas por las molestias.',
  },
  objection: {
    same: 'Hemos vuelto a mirar de qué trata la decisión y hemos leído lo que escribiste. No cambia nuestro juicio: [[por qué]].',
    mistaken: 'En la decisión nos equivocamos: [[en qué]]. Te pedimos disculpas.',
    explained: 'Lo que escribiste cambia nuestro juicio: [[qué, y por qué]].',
    harsh: 'Sí se incumplió la norma, pero esta decisión fue demasiado lejos: [[por qué]].',
    unproven: 'Todavía no hemos podido comprobar que seas mayor de edad: [[por qué]].',
    proven: 'Hemos comprobado que eres mayor de edad: [[cómo]].',
    pending: 'Mientras miramos tus fotos, no podemos decirte más.',
    fine: 'Hemos mirado tus fotos y no vemos motivos para dejar tu cuenta cerrada. Te pedimos disculpas por las molestias.',
  },
  unban: {
    mistaken: 'No deberíamos haber cerrado tu cuenta: [[por qué]]. Te pedimos disculpas.',
    explained: 'Nos diste una explicación que cambia nuestro juicio: [[cuál, y por qué]].',
  },
  decline: {
    unidentified:
      'La petición llegó desde [[qué dirección, o por carta]]. Envíala otra vez desde la dirección de correo de tu cuenta y la volveremos a mirar.',
    excessive: 'Ya habíamos recibido esta petición: [[cuándo, y qué hicimos entonces]].',
    others: 'Se trata de [[qué datos, sin dar nombres]].',
    correct: 'Querías cambiar esto: [[qué dato]]. Lo hemos comparado con [[con qué]].',
    legal_duty: 'Se trata de [[qué datos]]. La obligación viene de [[qué ley, y hasta cuándo]].',
    legal_claims: 'Se trata de [[qué datos]], que necesitamos para [[qué asunto]].',
  },
  erasure: {
    unidentified: 'No hemos podido comprobar que la petición venga de ti: [[por qué]].',
    needed: 'Todavía necesitamos tus datos: [[para qué, y hasta cuándo]].',
    withdrawn: 'Nos has hecho saber que quieres conservar tu cuenta.',
    mistaken: 'La petición se añadió a tu cuenta por un error nuestro. Te pedimos disculpas.',
  },
}
