import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Declaración de privacidad',
  lead: 'Que estés aquí es solo asunto tuyo. Aquí lees qué guardamos de ti, por qué, cuánto tiempo y qué puedes hacer.',
  sections: [
    {
      id: 'who',
      title: 'Quién es el responsable de tus datos',
      body: [
        '{company}, {address}, {city}, {country}. Si tienes preguntas sobre tus datos, escribe a {support_email}.',
      ],
    },
    {
      id: 'what',
      title: 'Qué guardamos',
      body: [
        [
          'Tu cuenta: correo, una huella ilegible (hash) de tu contraseña, idioma, desde cuándo eres miembro y qué aceptaste entonces.',
          'Tu perfil: nombre, género, a quién buscas, fecha de nacimiento, país, región, localidad, tu texto, rasgos e intereses. Los demás ven tu edad, nunca tu fecha de nacimiento ni tu correo.',
          'Tus fotos. Quitamos los datos ocultos en el archivo, como el lugar donde se hizo.',
          'Tus mensajes, likes, favoritos y bloqueos, los perfiles que has visto en los últimos {look_days} días, y a quién mostraste tus fotos privadas.',
          'Tus créditos y pagos: paquete, importe, método y hora. Los datos de tarjeta y cuenta solo los recibe el servicio de pago. Si pagas por domiciliación, guardamos tu nombre y dirección, el mandato, los cuatro últimos caracteres de tu IBAN y huellas ilegibles (hash) de IBAN y teléfono contra los abusos. Si guardas una tarjeta, la guarda el servicio de pago. Nosotros guardamos entonces la marca, las cuatro últimas cifras, la caducidad, el número con el que el servicio la conoce y tu permiso, hasta que quites la tarjeta o borres tu cuenta. Tus pagos conservan el número y la versión de tu consentimiento.',
          'Dónde has iniciado sesión: tipo de navegador y sistema, y hora. Los intentos fallidos se cuentan por dirección durante poco tiempo.',
          'Dónde has activado las notificaciones push: la dirección que da para ello el servicio push de tu navegador, hasta que las desactives o cierres la sesión allí.',
          'De dónde venías, si llegaste desde un socio y lo aceptaste.',
        ],
      ],
    },
    {
      id: 'sensitive',
      title: 'Datos sensibles',
      body: [
        'Tu orientación sexual y tus intereses sexuales o políticos tienen protección especial. Solo los guardamos si das tu consentimiento expreso. Puedes dejarlos vacíos y retirar tu consentimiento en tu perfil: se borran al instante.',
        'Nunca van a socios y nunca se usan para publicidad.',
      ],
    },
    {
      id: 'why',
      title: 'Para qué',
      body: [
        [
          'Para prestar el servicio que acordaste con nosotros: perfil, búsqueda, mensajes, pagos.',
          'Para proteger a los miembros: cada foto de perfil la revisa primero un sistema automático y luego una persona; una foto en una conversación entre miembros, solo un sistema automático; un texto de perfil en el que un sistema automático ve un teléfono, un correo, un enlace o una edad menor de 18 lo lee antes una persona; además tratamos las quejas y frenamos los abusos. Es nuestro interés legítimo y en parte nuestro deber.',
          'Para hacer lo que pide la ley, como guardar facturas.',
          'Para avisarte por correo o notificación push de mensajes y likes que aún no has visto, sin lo que dicen. Cada tipo se desactiva en tus ajustes, y los correos también con el enlace que lleva cada uno.',
          'Para publicidad por correo o notificación push y para datos sensibles: solo con tu consentimiento.',
        ],
        'No hacemos perfiles publicitarios. Ninguna decisión con consecuencias para ti la toma solo una máquina, con pocas excepciones: una foto que una persona ya rechazó o retiró, o por la que suspendió una cuenta, se rechaza automáticamente, una foto en una conversación se rechaza automáticamente si la revisión encuentra algo no permitido, y el registro no acepta el correo de una cuenta bloqueada ni, durante {minor_hours} horas, el de alguien demasiado joven. Una foto rechazada no te cuesta nada. Recibes un correo con el motivo y puedes oponerte.',
      ],
    },
    {
      id: 'hosts',
      title: 'Conversaciones con perfiles ficticios',
      only: 'desk',
      body: [
        'Personas de nuestro equipo escriben en nombre de los perfiles ficticios. Leen las conversaciones con esos perfiles, también los mensajes anteriores, y pueden abrir las fotos que envías en ellas. De ti ven tu nombre de perfil y lo que escribes, no tu correo, tus pagos ni otras conversaciones.',
        'Pueden anotar algo sobre una conversación así, para que la siguiente persona la conozca. Esas notas forman parte de la conversación: las encuentras en el archivo con tus datos y se borran con ella. Cada vez que alguien abre o responde una conversación queda registrado. No leen las conversaciones entre miembros.',
      ],
    },
    {
      id: 'age-check',
      title: 'Verificación de edad',
      only: 'age-check',
      body: [
        'Donde vives, tenemos que hacer verificar tu edad antes de que veas a otros miembros. De eso se encarga {age_check}, en su propia página. A {age_check} le damos una referencia de la verificación y el límite de edad, no tu nombre ni tu correo, y solo nos dice si tienes {minimum_age} años o más. Tu foto, tu documento y tu fecha de nacimiento no nos llegan.',
        'Guardamos el resultado, cuándo se dio, el nombre de la empresa y la referencia hasta que se borra tu cuenta. Si un documento muestra que no tienes la edad, tu cuenta se suspende al momento y automáticamente hasta que decida una persona de nuestro equipo. Puedes oponerte.',
      ],
    },
    {
      id: 'verification',
      title: 'Verificación de fotos',
      only: 'verification',
      body: [
        'Si quieres una marca junto a tu nombre, te haces una foto en una pose que te pedimos. Una persona de nuestro equipo la compara a simple vista con tus fotos de perfil. No usamos reconocimiento facial ni creamos o guardamos rasgos biométricos de tu cara. Lo haces solo si quieres, y puedes retirarla hasta que haya una decisión.',
        'Solo nuestro equipo ve la foto, y cada vez que lo hace queda registrado. La borramos en cuanto hay una decisión, si la retiras o te vas, y como mucho a los {verification_days} días. De la copia de seguridad de nuestro almacenamiento desaparece en los dos días siguientes. Recordamos cuáles de tus fotos se compararon y, de un rechazo, el motivo durante catorce días.',
      ],
    },
    {
      id: 'location',
      title: 'Tu ubicación',
      body: [
        'Solo pedimos tu ubicación cuando pulsas el botón. Tu navegador la redondea a un kilómetro más o menos antes de enviarla. Buscamos el nombre del lugar y no guardamos las coordenadas.',
      ],
    },
    {
      id: 'others',
      title: 'Quién más ve tus datos',
      body: [
        'Los demás miembros ven tu perfil y tus fotos aprobadas. Mientras eres invisible, nadie te encuentra en la búsqueda.',
        'Quien no ha iniciado sesión solo ve una foto borrosa e irreconocible, tu edad y tu región, salvo que permitas más en tus ajustes. Pedimos a los buscadores que no incluyan perfiles ni fotos.',
        'Las empresas que trabajan para nosotros reciben solo lo necesario: Amazon Web Services (servidores, correo, SMS, revisión automática de fotos) y nuestro servicio de pago. Un contrato les impide hacer otra cosa con tus datos.',
        'Las notificaciones push pasan por el servicio push de tu navegador (Google, Apple, Mozilla o Microsoft). Van cifradas: ese servicio no puede leerlas, pero ve que llega una y cuándo.',
        'No vendemos tus datos ni pasamos tu perfil a nadie, salvo que lo aceptes de forma expresa o la ley nos obligue.',
      ],
    },
    {
      id: 'how-long',
      title: 'Cuánto tiempo',
      body: [
        [
          'Mientras seas miembro. Los mensajes de más de {history_days} días ya no se muestran.',
          'Si eliminas tu cuenta, eres invisible al instante y se borra todo a los {grace_days} días, con todas tus fotos y conversaciones. Si la cuenta está suspendida hasta que decidamos sobre una sospecha, o si antes debemos asegurar pruebas o un aviso de estafa, la borramos después. De las copias de seguridad desaparece todo en los 35 días siguientes.',
          'Los pagos, el tiempo que exige la ley fiscal, separados de tu cuenta.',
          'Una foto que eliminas: ya no la ve nadie, y desaparece de nuestro almacenamiento a las dos semanas, más o menos.',
          'Una foto subida a la que no llegó la revisión automática: un día como mucho. Una copia hecha para una queja: mientras se trata, y medio año más por si hay una oposición. Una decisión sobre tu nombre, foto, texto, mensaje o cuenta, con lo que retiramos: medio año por si te opones. Tras una oposición, otro medio año. Una foto que retiramos de una conversación: un año. Un nombre de perfil que retiramos: hasta que anulemos la decisión o se borre tu cuenta, para que nadie pueda elegirlo.',
          'Un aviso que nos envías, con tu confirmación de que es correcto: hasta medio año después de nuestra respuesta, más tiempo si alguien se opone. Si avisas sin iniciar sesión, también tu nombre y tu correo, hasta nuestra respuesta.',
          'De tu correo, una huella ilegible (hash): medio año tras registrarte y tras irte, para que los créditos gratis se den una sola vez, y dos años tras un bloqueo, para que un miembro bloqueado no se registre de nuevo con él y se note también en el mismo dispositivo si se registra o entra con otra cuenta. Mientras una cuenta está suspendida, comparamos del mismo modo la huella del dispositivo; para ello no guardamos nada más, y termina con la suspensión. También guardamos una huella así de tus fotos y de la tarjeta o cuenta con que pagas, y dos años más tras un bloqueo. Si al irte hay una queja sobre ti, la huella queda con ella.',
          'De una foto que nuestro equipo rechazó o retiró, o por la que suspendió una cuenta, una huella ilegible (hash): un año, para que la misma imagen se rechace automáticamente, también en otra cuenta. De una foto de una conversación que rechazó la revisión automática: el mismo tiempo que la decisión sobre ella.',
          'De la red desde la que inicias sesión, una huella ilegible: un año, para que nadie pueda dejarte fuera.',
          'Si alguien indica una fecha de nacimiento por debajo de la edad mínima, lo recordamos {minor_hours} horas con una cookie y una huella del correo, sin la fecha.',
          'De un IBAN o un teléfono bloqueado para la domiciliación, por ejemplo tras un cargo devuelto, una huella ilegible (hash) sin tu nombre: mientras dure ese bloqueo, aunque tu cuenta ya se haya borrado.',
          'Una huella ilegible (hash) del texto con el que empiezas una conversación, un día como máximo, para frenar los mensajes masivos.',
          'Que enviaste enlaces o pediste dinero en conversaciones, que llegaste a un límite de conversaciones nuevas, que te registraste en el dispositivo de otra cuenta, que te registraste, entraste o cambiaste una contraseña olvidada en el dispositivo de una cuenta entonces bloqueada o suspendida, que tu foto se parece a la de otra cuenta, que pagaste con la tarjeta o la cuenta de un miembro bloqueado o que alguien se quejó de ti: {signal_days} días, sin el texto ni la foto. Un sistema automático lo busca en los mensajes, las fotos y los pagos. Solo ayuda a nuestro equipo a decidir qué cuentas mira primero.',
          'Si bloqueamos a alguien por estafa, quien intercambió mensajes con esa cuenta recibe una copia de la conversación, sin fotos: {kept_chat_days} días, aunque la cuenta se borre entretanto.',
          'Las notas de nuestro equipo sobre tu cuenta: hasta que la cuenta se borra. Están en el archivo con tus datos. Las notas sobre un aviso: mientras se guarde el aviso.',
          'Lo que nuestro equipo hizo con tu cuenta y por qué, en sus propias palabras: dos años. Cuando la cuenta se borra, ya no remite a ti.',
          'Una prueba de tu edad o identidad que nos envíes por correo: hasta que la comprobemos, 30 días como máximo.',
          'Los registros técnicos un mes, sin direcciones de correo ni lo que buscaste.',
        ],
      ],
    },
    {
      id: 'rights',
      title: 'Qué puedes hacer',
      body: [
        [
          'Ver y llevarte: en tus ajustes pides con un solo toque un archivo con todo lo que tenemos de ti.',
          'Corregir: en tu perfil y en tus ajustes; tu nombre, género y fecha de nacimiento, escribiendo a {support_email}.',
          'Borrar: elimina tu cuenta.',
          'Retirar el consentimiento: en tu perfil y en tus ajustes.',
          'Oponerte o pedir una limitación: escribe a {support_email}. Te respondemos en el plazo de un mes.',
        ],
      ],
    },
    {
      id: 'authority',
      title: 'Autoridad de control',
      only: 'eu',
      body: [
        'Si no estás de acuerdo con nosotros, puedes reclamar ante la autoridad de protección de datos de tu país.',
      ],
    },
    {
      id: 'security',
      title: 'Seguridad',
      body: [
        'Todo el tráfico va cifrado, igual que lo que guardamos. No podemos leer las contraseñas. Las fotos solo se ven con direcciones que caducan enseguida. Nuestro equipo entra con un segundo paso, y todo lo que hace queda registrado.',
      ],
    },
  ],
}
