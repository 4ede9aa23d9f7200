import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Citas seguras',
  lead: 'La mayoría solo busca buena compañía. Así reconoces a quien quiere otra cosa y así todo sigue siendo agradable.',
  sections: [
    {
      id: 'money',
      title: 'Dinero, nunca',
      body: [
        'No des ni prestes dinero a alguien que solo conoces de aquí, por urgente que parezca la historia. Tampoco tarjetas regalo, códigos ni criptomonedas. Quien tiene buenas intenciones no lo pide.',
        '¿Alguien te promete ganancias con inversiones o criptomonedas? Es una estafa, aunque al principio ganes algo. Si ya has pagado, llama enseguida a tu banco y denúncialo a la policía.',
      ],
    },
    {
      id: 'contact',
      title: 'Primero, quédate aquí',
      body: [
        'Da tu teléfono, tu dirección y tu apellido solo cuando confíes en la persona. Aquí siempre puedes bloquearla y denunciarla; en otro sitio no podemos hacer nada por ti.',
        'No abras enlaces de gente que no conoces ni inicies sesión a través de ellos. Nunca te pedimos la contraseña.',
      ],
    },
    {
      id: 'photos',
      title: 'Bajo presión',
      body: [
        'No compartas fotos con las que alguien pueda presionarte. Si aun así ocurre: no pagues, guarda los mensajes y denúncialo. No es culpa tuya.',
      ],
    },
    {
      id: 'meeting',
      title: 'La primera cita',
      body: [
        [
          'Elige un lugar donde haya gente.',
          'Dile a alguien dónde estás y con quién.',
          'Asegúrate de poder volver a casa por tu cuenta.',
          'Bebe poco y no pierdas de vista tu vaso.',
          '¿Algo no te gusta? Vete. No tienes que explicar nada.',
        ],
      ],
    },
    {
      id: 'report',
      title: 'Bloquear y denunciar',
      body: [
        'Bloquea a la persona en el menú de la conversación o del perfil y cuéntalo en [Quejas](/complaints). Así guardamos las pruebas, y la otra persona no sabrá que has denunciado algo.',
        '¿Hay peligro ahora mismo? Llama al número de emergencias.',
      ],
    },
  ],
}
