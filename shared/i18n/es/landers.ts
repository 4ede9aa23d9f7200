import type { Translation } from '../languages.ts'
import type { landers as source } from '../nl/landers.ts'

export const landers = {
  common: {
    start: 'Empieza aquí',
    iAm: 'Soy',
    lookingFor: 'Busco',
    birthDate: 'Mi fecha de nacimiento',
    hint: 'A partir de {age} años. Los demás ven tu edad, no la fecha.',
    signup: 'Registrarme gratis',
    closed: 'En este momento no es posible registrarse.',
    member: '¿Ya tienes cuenta?',
    login: 'Iniciar sesión',
    members: 'Ver perfiles',
    profile: 'Ver el perfil de {name}',
    example: 'Ejemplo',
    drawn: 'Ejemplos dibujados, no son miembros.',
    conversation: 'Ejemplo de una conversación',
  },
  adultonly: {
    title: 'Detrás de esta puerta, solo adultos',
    lead: 'Citas, coqueteo o simplemente una buena charla. Entre personas que saben lo que quieren.',
    enter: 'Tengo {age} o más, quiero entrar',
    rulesTitle: 'Normas de la casa',
    rules: {
      age: 'A partir de {age} años. Al registrarte te pedimos tu fecha de nacimiento.',
      mark: 'Los perfiles ficticios siempre llevan una marca.',
      no: 'No es no. Bloquear a alguien te cuesta unos pocos toques.',
    },
  },
  tinderswipe: {
    title: '¿Sí o no? Tú eliges.',
    lead: 'Tres caras para que veas cómo funciona. No se envía nada a nadie.',
    yes: 'Like',
    no: 'Siguiente',
    position: '{number} de {total}',
    doneTitle: 'Aquí funciona igual',
    doneText: 'Solo que aquí el like le llega de verdad a la otra persona. Si tú también le gustas, hay match.',
    again: 'Otra vez',
  },
  whoneedsstrings: {
    title: 'Sin ataduras',
    lead: 'Sin suscripción, sin compromiso. Compras créditos cuando tienes algo que decir, y paras cuando quieres.',
    points: {
      subscription: {
        title: 'Sin suscripción',
        text: 'Nada se renueva solo.',
      },
      pressure: {
        title: 'Sin prisa',
        text: 'Registrarse y curiosear es gratis.',
      },
      leaving: {
        title: 'Sin líos',
        text: 'Puedes irte cuando quieras, en unos toques.',
      },
    },
  },
  alonetonight: {
    variants: {
      default: '¿A solas esta noche? No hace falta.',
      rain: 'Fuera llueve, dentro hay una buena charla',
      weekend: '¿Fin de semana y nadie con quien brindar?',
    },
    lead: 'Empieza una conversación con alguien que también prefiere hablar a deslizar el dedo.',
    chat: {
      first: '¿Té o vino esta noche?',
      second: 'Primero té. Luego ya veremos.',
    },
    action: 'Empezar una conversación',
  },
  collagelanding: {
    variants: {
      default: 'Todo el mundo tiene una historia',
      women: 'Mujeres con una historia',
      men: 'Hombres con una historia',
    },
    lead: 'La tuya empieza con tres preguntas.',
    words: {
      summer: 'aquel verano',
      coffee: 'café solo',
      sunday: 'domingo, ya tarde',
      home: 'casi en casa',
    },
  },
  gallery: {
    variants: {
      default: 'Mira con calma',
      women: 'Mujeres por conocer',
      men: 'Hombres por conocer',
    },
    lead: 'A los miembros de verdad los conoces dentro.',
    action: 'Mirar dentro, gratis',
  },
  iconslanding: {
    variants: {
      default: '¿De qué tienes ganas?',
      talk: '¿Ganas de hablar?',
      flirt: '¿Ganas de coquetear?',
    },
    lead: 'Elige lo que va contigo. Tu elección se queda en esta página.',
    wishes: {
      talk: 'Hablar',
      flirt: 'Coquetear',
      date: 'Una cita',
      laugh: 'Reír',
      dance: 'Salir',
      walk: 'Pasear',
      cook: 'Cocinar',
      travel: 'Viajar',
    },
    picked:
      '{count, plural, =0 {Aún no has elegido nada} one {Genial. Ponlo luego en tu perfil.} other {Genial. Ponlos luego en tu perfil.}}',
  },
  maplanding: {
    variants: {
      default: 'Tu dirección es solo tuya',
      coast: 'De la costa al bosque, tu dirección es solo tuya',
      city: 'En plena ciudad, y aun así fuera del mapa',
    },
    lead: 'En este mapa no hay nadie. Así debe ser.',
    promises: {
      region: 'Los miembros ven tu región y, si la pones, tu localidad.',
      address: 'Nunca tu dirección, nunca un punto en un mapa.',
      distance: 'Nunca el lugar exacto ni la distancia exacta.',
    },
    drawn: 'Un mapa dibujado de ninguna parte.',
  },
  socialnetwork: {
    variants: {
      default: 'Menos muro, más conversación',
      friends: 'Del hola a las noches largas',
      hobby: 'Alguien con tu misma pasión',
    },
    lead: 'Una conversación cada vez, entre dos personas.',
    points: {
      talk: 'Escribes a una sola persona, no a un público.',
      followers: 'Sin seguidores que contar.',
      thumbs: 'Sin juicios de gente desconocida bajo tu foto.',
    },
    action: 'Decir hola',
    thread: 'Dos personas, una conversación',
    chats: {
      default: {
        first: 'Dices que te gusta cocinar. ¿Qué cenamos?',
        second: 'Risotto. Siempre sale demasiado para una persona.',
        third: 'Entonces sigamos hablando un rato.',
      },
      friends: {
        first: 'Hola. No se me ocurría nada más.',
        second: 'Hola es un comienzo estupendo.',
        third: 'Bien. Cuéntame, ¿qué tal tu día?',
      },
      hobby: {
        first: '¿Tú también navegas? ¿Dónde te gusta más?',
        second: 'Donde haya viento, y después una sopa.',
        third: 'Sopa. Por fin alguien que lo entiende.',
      },
    },
  },
  transitionsvideolanding: {
    variants: {
      default: 'Del hola a esta noche',
      seasons: 'Cualquier estación es buena para empezar',
      weekend: 'Viernes, sábado, domingo',
    },
    steps: {
      word: {
        title: 'Primero, unas palabras',
        text: 'Un mensaje que escribes tú. Lo que cuesta está en el botón.',
      },
      talk: {
        title: 'Luego, una conversación',
        text: 'A tu ritmo, con el teléfono o en el sofá de casa.',
      },
      evening: {
        title: 'Luego, una velada',
        text: 'O no. Eso se decide entre dos.',
      },
    },
    scene: 'Imagen {number} de {total}: {words}',
    next: 'Imagen siguiente',
    first: 'Volver al principio',
  },
  video: {
    kicker: 'Próximamente en tu vida',
    variants: {
      default: 'Contigo en el papel principal',
      romance: 'Un romance en cuatro imágenes',
      comedy: 'Una comedia para dos',
    },
    lead: 'Sin guion, sin actores. Solo una primera frase, y la escribes tú.',
    frames: {
      profile: 'Un perfil',
      message: 'Un mensaje',
      answer: 'Una respuesta',
      rest: 'El resto lo escribes tú',
    },
    action: 'Entrar en escena, gratis',
    drawn: 'Imágenes dibujadas.',
  },
  entry: {
    meet: 'Conoce a {name}',
    lead: 'Regístrate gratis y escribe tu primer mensaje a {name}. Solo pagas los mensajes que envías.',
    write: 'Escribir a {name}',
    gallery: {
      default: '{name} y otras personas que verás aquí',
      women: '{name} y otras mujeres',
      men: '{name} y otros hombres',
    },
    questions: {
      default: 'Tres preguntas antes de escribir a {name}',
      evening: '¿Escribir a {name} esta noche? Tres preguntas.',
      outside: 'Tres preguntas cortas y podrás escribir a {name}',
    },
    step: 'Pregunta {number} de {total}',
    signup: 'Regístrate y escribe a {name}',
    signupLead: 'Tu primer mensaje lo escribes al registrarte.',
    next: 'Seguir con el registro',
    general: {
      title: 'Conoce gente aquí',
      lead: 'Conoce a personas adultas con ganas de una cita, de coquetear o simplemente de hablar. Registrarse es gratis, solo pagas los mensajes que envías.',
    },
  },
} as const satisfies Translation<typeof source>
