import type { PageText } from '../../page-text.ts'

export const page: PageText = {
  title: 'Atención al cliente',
  lead: 'Detrás de este sitio hay personas. Así puedes contactar con ellas.',
  sections: [
    {
      id: 'contact',
      title: 'Ponte en contacto',
      body: [
        'Correo: {support_email}. Si escribes desde la dirección de tu cuenta, podremos ayudarte antes. Respondemos en un plazo de dos días hábiles.',
        'Teléfono: {support_phone}.',
      ],
    },
    {
      id: 'first',
      title: 'Quizá ya esté la respuesta',
      body: [
        'La mayoría de las dudas se resuelven en [Preguntas frecuentes](/pages/faq). Para recuperar dinero, lee [Devoluciones](/pages/return-policy). Para avisar de algo no permitido, ve a [Quejas](/complaints).',
      ],
    },
    {
      id: 'company',
      title: 'Datos de la empresa',
      body: [['{company} ({tradenames})', '{address}', '{city}, {country}', 'Registro: {register}', 'NIF-IVA: {vat}']],
    },
    {
      id: 'authorities',
      only: 'eu',
      title: 'Punto de contacto para autoridades',
      body: [
        'Las autoridades de los países de la UE, la Comisión Europea y la Junta Europea de Servicios Digitales pueden contactarnos directamente en {support_email}, en inglés o en una lengua oficial de nuestro país, {country} (artículo 11 del Reglamento de Servicios Digitales). Miembros y visitantes pueden escribirnos a la misma dirección (artículo 12).',
        '¿Has visto algo que crees ilegal? Denúncialo en el menú del perfil o en [Quejas](/complaints). No necesitas una cuenta.',
      ],
    },
    {
      id: 'sources',
      title: 'Agradecimientos',
      body: ['Los nombres de lugares vienen de GeoNames (geonames.org), licencia CC BY 4.0.'],
    },
  ],
}
