import type { Translation } from '../languages.ts'
import type { site as source } from '../nl/site.ts'

export const site = {
  home: {
    examples: 'Ejemplos dibujados',
    promise: 'Esta noche, una buena conversación',
    lead: 'Citas, coqueteo o solo charlar: registrarse es gratis y solo pagas los mensajes que envías{price, select, none {} other {, desde {price}}}.',
    start: {
      title: 'Empieza aquí',
      iAm: 'Soy',
      lookingFor: 'Busco',
      birthDate: 'Mi fecha de nacimiento',
      submit: 'Registrarme gratis',
      hint: 'Desde los {age} años. Los demás ven tu edad, no la fecha.',
      closed: 'En este momento no es posible registrarse.',
      member: '¿Ya tienes cuenta?',
      login: 'Iniciar sesión',
    },
    steps: {
      title: 'Así funciona',
      signup: {
        title: 'Regístrate',
        text: 'Unas preguntas cortas y un correo para confirmar. No cuesta nada.',
      },
      look: {
        title: 'Curiosea',
        text: 'Busca por edad y región, lee perfiles y da un like a quien te guste. También gratis.',
      },
      write: {
        title: 'Escribe',
        text: 'Lo que cuesta un mensaje está en el botón antes de enviarlo. Nunca después.',
      },
    },
    reasonsTitle: 'Por qué aquí',
    reasons: {
      talk: {
        title: 'Todo empieza por hablar',
        text: '¿No sabes cómo empezar? En cada conversación nueva te esperan algunas primeras frases.',
      },
      payPerMessage: {
        title: 'Sin suscripción',
        text: 'Compras créditos cuando tú quieres. Nada se renueva solo.',
      },
      discreet: {
        title: 'Con discreción',
        text: 'Los miembros ven tu perfil; los visitantes, solo una foto borrosa, tu edad y tu región. Nunca tu fecha de nacimiento, tu correo ni dónde estás exactamente.',
      },
    },
    prices: {
      title: 'Cuánto cuesta',
      lead: 'Sin suscripción: compras un paquete de créditos cuando tú quieres. Tu primera compra te hace premium para siempre.',
      signup: 'Registrarse y curiosear',
      signupPrice: 'Gratis',
      welcome: 'Para empezar te damos',
      welcomeCredits: '{count, plural, one {# crédito} other {# créditos}}',
      message: 'Un mensaje',
      messageCredits: '{count, plural, one {# crédito} other {# créditos}}, desde {price}',
      photo: 'Una foto en una conversación',
      gift: 'Un regalo',
      credits: '{count, plural, one {# crédito} other {# créditos}}',
      all: 'Todos los precios',
    },
    trust: {
      title: 'Puedes contar con esto',
      lead: 'Conocer a alguien ya tiene bastante emoción. Esto es lo que prometemos, y puedes comprobarlo.',
      photos: {
        title: 'Las fotos las revisan personas',
        text: 'Una foto de perfil no se ve hasta que nuestro equipo la aprueba.',
      },
      fictional: {
        title: 'Si es ficticio, se indica',
        text: 'Algunos perfiles son ficticios. Llevan esta marca en todas partes, y con ellos no es posible quedar.',
      },
      block: {
        title: 'Bloquea a quien te moleste',
        text: 'Si bloqueas a alguien, ya no te ve. Cada queja la lee una persona.',
      },
      leave: {
        title: 'Te vas cuando quieres',
        text: 'Puedes eliminar tu cuenta y desaparecer al instante. ¿Te arrepientes? Tienes {days} días para volver.',
      },
    },
    questions: {
      title: 'Lo que nos preguntan',
      all: 'Todas las preguntas y respuestas',
    },
    closing: {
      title: '¿Con quién vas a hablar esta noche?',
      text: 'Registrarse es gratis y no te compromete a nada.',
      action: 'Crear mi perfil',
    },
  },
  pages: {
    contents: 'En esta página',
  },
  languages: {
    title: 'Idioma',
    lead: 'Elige el idioma de este sitio. Recordamos tu elección en este dispositivo.',
    current: 'Elegido',
  },
} as const satisfies Translation<typeof source>
