import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Condiciones generales',
  lead: 'Esto es lo que acuerdas con nosotros cuando usas {site}. Lo hemos escrito de la forma más breve y clara posible.',
  sections: [
    {
      id: 'who',
      title: 'Quiénes somos',
      body: [
        '{site} es un servicio de {company} ({tradenames}), {address}, {city}, {country}. Registro: {register}. NIF-IVA: {vat}.',
        'Puedes escribirnos a {support_email} o llamarnos al {support_phone}. Hay más en la página [Atención al cliente](/pages/service).',
      ],
    },
    {
      id: 'service',
      title: 'Qué encuentras aquí',
      body: [
        'En {site} se conocen personas adultas: creas un perfil, buscas miembros, dices quién te gusta y envías mensajes, fotos y regalos.',
        'No prometemos una relación, una cita ni una respuesta. Lo que sí prometemos está aquí abajo.',
      ],
    },
    {
      id: 'fictional',
      title: 'Perfiles ficticios',
      body: [
        'Una parte de los perfiles es ficticia. Los creamos nosotros. Con ellos no es posible un encuentro en persona.',
        'Cada perfil ficticio lleva una marca en todas partes: en su tarjeta, en el perfil, en las conversaciones y junto a los likes. Nadie puede quitarla. Así siempre sabes con quién hablas antes de pagar nada.',
      ],
    },
    {
      id: 'hosts',
      title: 'Escribir a perfiles ficticios',
      only: 'desk',
      body: [
        'Nuestro propio equipo escribe en nombre de los perfiles ficticios. La conversación lo dice antes de tu primer mensaje. Un mensaje, una foto o un regalo cuesta lo mismo que con un miembro.',
        'Si no hay respuesta en {answer_hours} horas, los créditos vuelven solos. También si quitamos el perfil mientras esperas.',
      ],
    },
    {
      id: 'no-hosts',
      title: 'Escribir a perfiles ficticios',
      only: 'no-desk',
      body: ['En este sitio no puedes escribir a perfiles ficticios. La conversación lo dice, y no se cobra nada.'],
    },
    {
      id: 'account',
      title: 'Tu cuenta',
      body: [
        [
          'Tienes {minimum_age} años o más.',
          'Creas una cuenta solo para ti, con tu propia fecha de nacimiento y tus propias fotos.',
          'Confirmas tu dirección de correo. Hasta entonces no puedes enviar nada y no se cobra nada.',
          'Guardas tu contraseña para ti. En tus ajustes ves dónde tienes la sesión abierta y puedes cerrar cada una.',
        ],
        'Crear una cuenta y curiosear es gratis. Los nuevos miembros reciben {signup_credits} créditos.',
      ],
    },
    {
      id: 'credits',
      title: 'Créditos y precios',
      body: [
        'Pagas por mensaje, con créditos. Un mensaje cuesta {message_credits} crédito, una foto en una conversación {photo_credits} y un regalo {gift_credits}. En dinero, un mensaje cuesta desde {message_price}. Todos los precios están en la página [Precios](/pricing).',
        'Los créditos se compran en paquetes. No hay suscripción: nada se renueva y nunca se cobra nada por sí solo. Los créditos no caducan mientras exista tu cuenta.',
        'Si guardas una tarjeta, solo cobramos cuando tú pulsas el botón de pedido. Puedes quitarla cuando quieras en [tus pagos](/transactions).',
        'Sin comprar puedes empezar {free_conversations} conversaciones. Responder nunca cuenta.',
        'Los descuentos no se acumulan. Una cuenta atrás en este sitio termina de verdad.',
      ],
    },
    {
      id: 'premium',
      title: 'Premium',
      body: [
        'Tu primera compra te hace premium para siempre, también cuando se acaban tus créditos. Entonces ves todas las fotos públicas de los miembros, puedes tener {premium_photos} fotos y empezar todas las conversaciones que quieras. Las fotos privadas no están incluidas: sobre ellas decide cada persona.',
        'Contra los mensajes masivos, todos pueden empezar como máximo {daily_starts} conversaciones nuevas en {start_hours} horas y enviar el mismo primer texto a {same_openings} personas por hora como máximo.',
        'Premium solo termina si tu única compra se reembolsa o se devuelve por completo o si tu cuenta se elimina definitivamente.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Desistimiento y cancelación',
      body: [
        'Puedes cancelar los créditos sin usar en los {refund_days} días siguientes a la compra. Cómo se hace y qué recuperas lo lees en [Devoluciones](/pages/return-policy).',
      ],
    },
    {
      id: 'conduct',
      title: 'Cómo nos tratamos',
      body: [
        'No está permitido:',
        [
          'acosar, amenazar, insultar o discriminar a nadie;',
          'hacerse pasar por otra persona o usar fotos ajenas;',
          'cualquier contenido con o sobre menores, en la forma que sea;',
          'hacer publicidad, estafar, pedir dinero u ofrecer servicios de pago;',
          'poner datos de contacto en fotos o en tu perfil;',
          'mostrar desnudos en fotos que también ven visitantes;',
          'usar fotos de perfil en las que no se te vea bien;',
          'mostrar desnudos, sexo, violencia, drogas, juegos de azar u odio en las fotos de una conversación;',
          'extraer datos del sitio de forma automática o perturbar su funcionamiento.',
        ],
        'Cada foto se revisa antes de que otros la vean. Si en un texto de tu perfil parece haber un teléfono, un correo, un enlace o una edad menor de 18, antes lo lee alguien de nuestro equipo; hasta entonces solo lo ves tú. Podemos rechazar o retirar fotos y textos, retirar un nombre de perfil, dar una advertencia, suspender una cuenta por {suspension_days} días o hasta aclarar una sospecha, y bloquearla. Siempre te decimos por qué.',
      ],
    },
    {
      id: 'complaints',
      title: 'Quejas y decisiones',
      body: [
        '¿Algo no está bien o te parece ilegal? Cuéntalo en [Quejas](/complaints), también sin cuenta. Recibes un acuse de recibo y una respuesta razonada de una persona.',
        'Puedes avisar de imágenes de abuso infantil y de imágenes íntimas sin dar tu nombre ni tu correo. Sin un correo, no recibes ni acuse de recibo ni respuesta.',
        '¿No estás de acuerdo con una decisión sobre tu nombre, foto, texto, mensaje o cuenta? El correo que la explica lleva un enlace para oponerte: durante seis meses, sin iniciar sesión. Lo revisará otra persona del equipo.',
        'Si alguien presenta una y otra vez quejas u oposiciones claramente infundadas, una persona de nuestro equipo mira cuántas son, qué parte del total suponen, qué gravedad tienen las consecuencias y si parece intencionado. La cuenta recibe primero una advertencia; si continúa, podemos, por {suspension_days} días, suspenderla o no aceptar quejas de esa cuenta ni de su correo confirmado. Esto último no vale para los avisos de un menor, de abuso infantil o de una imagen íntima, y siempre se puede bloquear a alguien y oponerse a una decisión. Miramos lo mismo cuando alguien incumple una y otra vez nuestras otras normas. También puedes oponerte a estas decisiones.',
      ],
    },
    {
      id: 'leaving',
      title: 'Irse',
      body: [
        'Puedes eliminar tu cuenta cuando quieras, en tus ajustes, sin dar motivos. Tu perfil deja de verse al instante. Durante {grace_days} días puedes volver con el enlace de tu correo; después lo borramos todo. Solo queda más tiempo lo que indica la [Declaración de privacidad](/pages/privacy), como los datos de pago que la ley nos obliga a guardar.',
        'Los créditos que te queden se pierden cuando la eliminación es definitiva. Pide antes un reembolso si aún tienes derecho.',
      ],
    },
    {
      id: 'liability',
      title: 'De qué respondemos',
      body: [
        'Hacemos lo posible por que el sitio sea seguro y esté disponible. Si algo falla, lo arreglamos cuanto antes; los créditos de un mensaje que no llegó no se cobran.',
        'No comprobamos de antemano lo que los miembros se cuentan entre sí. Respondemos de los daños causados por dolo o culpa grave por nuestra parte y de todo lo que la ley establezca. Tus derechos legales como consumidor siempre se mantienen.',
      ],
    },
    {
      id: 'eu',
      title: 'Derecho y litigios en la UE',
      only: 'eu',
      body: [
        'A los consumidores se les aplican las normas imperativas del país donde viven, y pueden acudir allí a los tribunales.',
        'También puedes llevar una decisión nuestra sobre tus contenidos o tu cuenta ante un órgano certificado de resolución extrajudicial de litigios.',
      ],
    },
    {
      id: 'changes',
      title: 'Si estas condiciones cambian',
      body: [
        'Si cambia algo importante para ti, te escribimos al menos {notice_days} días antes. Si no estás de acuerdo, puedes eliminar tu cuenta y pedir el reembolso de los créditos comprados sin usar.',
      ],
    },
  ],
}
