import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Preguntas frecuentes',
  lead: '¿Falta tu pregunta? Escríbenos desde [Atención al cliente](/pages/service).',
  sections: [
    {
      id: 'cost',
      title: '¿Cuánto cuesta?',
      body: [
        'Registrarse y curiosear es gratis, y recibes {signup_credits} créditos para empezar. Los mensajes cuestan créditos: {message_credits} por mensaje, es decir, desde {message_price}. No hay suscripción. Todos los precios están en la página [Precios](/pricing).',
      ],
    },
    {
      id: 'card',
      only: 'cards',
      title: '¿Se guarda mi tarjeta?',
      body: [
        'Solo si lo marcas al hacer un pedido. La tarjeta la guarda el servicio de pago; nosotros solo vemos la marca, las cuatro últimas cifras y la caducidad. Nunca se cobra nada sin que pulses el botón de pedido. Puedes quitarla en [tus pagos](/transactions).',
      ],
    },
    {
      id: 'fictional',
      title: '¿Son reales todos los perfiles?',
      body: [
        'No. Una parte es ficticia y lleva una marca en todas partes. Con un perfil ficticio no es posible un encuentro en persona. Los perfiles sin marca son de miembros.',
      ],
    },
    {
      id: 'hosts',
      title: '¿Quién escribe en nombre de un perfil ficticio?',
      only: 'desk',
      body: [
        'Nuestro propio equipo. Lo ves antes de enviar tu primer mensaje. Si no tienes respuesta en {answer_hours} horas, recuperas tus créditos; lo ves en la conversación y en [tus pagos](/transactions).',
      ],
    },
    {
      id: 'confirm',
      title: '¿Por qué no puedo enviar nada todavía?',
      body: [
        'Confirma primero tu correo con el enlace que te enviamos. ¿No ha llegado? Mira en el spam o pide otro correo en la parte superior de la página.',
      ],
    },
    {
      id: 'photo',
      title: '¿Por qué no se ve mi foto todavía?',
      body: [
        'Una persona revisa cada foto de perfil, normalmente en menos de un día; solo se rechaza automáticamente una imagen que ya rechazamos o retiramos antes, o un archivo que no sirve. Si la rechazamos, te decimos por qué. Puedes tener {free_photos} fotos, y {premium_photos} con premium.',
      ],
    },
    {
      id: 'text',
      title: '¿Por qué los demás aún no ven mi texto?',
      body: [
        'Porque parece contener un teléfono, un correo, un enlace o una edad menor de 18. Entonces lo lee antes alguien de nuestro equipo, casi siempre en un día. Hasta entonces los demás ven tu texto anterior, si lo tenías. Si lo rechazamos, te escribimos por qué; el texto sigue siendo tuyo y puedes cambiarlo.',
      ],
    },
    {
      id: 'chat-photo',
      title: '¿Puedo enviar una foto en una conversación?',
      body: [
        'Sí, con el botón de foto junto al campo de texto. Una foto en una conversación cuesta {photo_credits} créditos. Un sistema automático la revisa al momento, y solo se envía y se cobra lo que está permitido. La otra persona la ve primero borrosa y puede denunciarla.',
      ],
    },
    {
      id: 'private',
      title: '¿Qué son las fotos privadas?',
      body: [
        'Fotos que solo ven las personas a quienes se las muestras. Tampoco con premium se ven sin tu permiso, y puedes volver a ocultarlas cuando quieras.',
      ],
    },
    {
      id: 'invisible',
      title: '¿Puedo ser invisible?',
      body: [
        'Sí, en tus ajustes. Así no apareces en la búsqueda, y solo puede escribirte quien reciba antes un like o un mensaje tuyo.',
      ],
    },
    {
      id: 'password',
      title: 'He olvidado mi contraseña',
      body: ['Pide una nueva en [¿Olvidaste tu contraseña?](/reset-password) El enlace funciona una hora.'],
    },
    {
      id: 'block',
      title: 'Alguien me molesta',
      body: [
        'Bloquea a esa persona en el menú de su perfil y cuéntalo en [Quejas](/complaints). Hay más consejos en [Citas seguras](/pages/safety).',
      ],
    },
    {
      id: 'history',
      title: '¿Dónde están mis mensajes antiguos?',
      body: ['Ocultamos los mensajes de más de {history_days} días, por la privacidad de todos.'],
    },
    {
      id: 'delete',
      title: '¿Cómo elimino mi cuenta?',
      body: [
        'En tus ajustes, abajo del todo. Tu perfil desaparece al instante; durante {grace_days} días puedes volver con el enlace de tu correo.',
      ],
    },
  ],
}
