import type { DemoTexts } from './demoTexts.ts'

/** Towns whose name has an article. */
const withArticle: Readonly<Record<string, string>> = {
  Porto: 'no Porto',
  Funchal: 'no Funchal',
  Amadora: 'na Amadora',
  'Figueira da Foz': 'na Figueira da Foz',
}

export const portugueseTexts: DemoTexts = {
  inTown: (town) => withArticle[town] ?? `em ${town}`,
  planner: {
    opening: [
      ({ company, inTown, years }) =>
        `${company} nasceu ${inTown} há ${years} anos, de um desejo simples: que os noivos vivam o seu dia em vez de o dirigir.`,
      ({ company, inTown }) => `${company} imagina, ${inTown} e arredores, casamentos com a cara de quem casa, sem modelos nem catálogos.`,
      ({ company, years }) => `Há ${years} anos que ${company} acompanha casais desde o primeiro café até à última dança.`,
      ({ company, inTown }) => `${company} é um pequeno estúdio ${inTown}: poucos casamentos por ano, para conhecer bem cada um.`,
      ({ inTown }) => `Por trás de cada festa bem conseguida há meses de pequenos cuidados. São o nosso ofício, ${inTown} e muito além.`,
    ],
    approach: [
      'Começamos por ouvir; depois pomos por escrito um orçamento sincero, rubrica a rubrica, muito antes de falar de flores e luzes.',
      'Só propomos fornecedores com quem já trabalhámos e que voltaríamos a chamar.',
      'O nosso estilo: materiais naturais, luz quente, muito verde e cuidado nos pormenores que não se veem.',
      'Um calendário partilhado mostra a qualquer momento o que está decidido, o que se segue e quem trata de quê.',
      'Religioso, civil ou simbólico, a dois ou com duzentos convidados: muda a forma, não o cuidado.',
    ],
    closing: [
      'A primeira conversa é gratuita e sem compromisso.',
      'Contem-nos a vossa história: costumamos responder no próprio dia.',
      'Viajamos com gosto, por todo o país e lá fora.',
      'No dia, só vos resta uma coisa a fazer: dizer que sim.',
    ],
  },
  venue: {
    opening: [
      ({ company, inTown }) =>
        `${company} recebe-vos ${inTown}, ao fundo de uma alameda de plátanos, entre muros de pedra e um jardim antigo.`,
      ({ company, years }) =>
        `Há ${years} anos que ${company} acolhe cerca de vinte casamentos por época, nunca dois no mesmo fim de semana.`,
      ({ company }) => `Um pátio, um laranjal, um terraço ao pôr do sol: ${company} tem um lugar para cada hora do dia.`,
    ],
    approach: [
      'O salão recebe 160 convidados sentados; o jardim presta-se a cerimónias civis e a longos cocktails.',
      'A casa é vossa de sexta a domingo, com mobiliário, loiça e uma equipa no local.',
      'O catering é de escolha livre; recomendamos com gosto quem já conhece a nossa cozinha.',
    ],
    closing: [
      'Visita-se por marcação, de preferência ao fim da tarde, quando a luz é mais bonita.',
      'Doze quartos alojam os convidados mais próximos.',
      'Para a chuva há um plano quase tão bonito.',
    ],
  },
  experience: [
    ({ years }) => `${years} épocas, mais de ${years * 12} casamentos e, na véspera, sempre o mesmo nervosismo.`,
    ({ years }) => `${years} anos de eventos, primeiro na hotelaria e depois em nome próprio.`,
    ({ inTown, years }) => `Uma rede construída ${inTown} em ${years} anos: artesãos, músicos, celebrantes e recantos secretos.`,
  ],
  strengths: [
    'Uma só pessoa de contacto',
    'Orçamento cumprido',
    'Artesãos da região',
    'Cerimónias à medida',
    'Disponibilidade à noite e ao fim de semana',
    'Plano B por escrito',
    'Casamentos bilingues',
    'Decoração floral',
    'Escolhas sustentáveis',
    'Coordenação discreta',
    'Negociação com fornecedores',
    'Casamentos pequenos bem-vindos',
  ],
  serviceText: [
    'Da organização completa à coordenação do dia, cada fórmula adapta-se ao casal e é descrita em pormenor no orçamento.',
    'Os nossos honorários são fixos e conhecidos desde o início; não aceitamos comissões de fornecedores.',
    'Cada acompanhamento inclui uma reunião por mês, um calendário partilhado e duas pessoas no local no dia do casamento.',
  ],
  services: {
    CONSULTING_SERVICES: [
      'Duas horas para arrumar orçamento, calendário e prioridades.',
      'Um olhar de fora para quem organiza sozinho e vê crescer as perguntas.',
    ],
    CORPORATE_EVENTS: [
      'Encontros, jantares e aniversários de empresa, do espaço ao último táxi.',
      'Uma festa de empresa de que se fala na segunda-feira, sem ocupar a vossa equipa.',
    ],
    DAY_COORDINATION: [
      'Assumimos seis semanas antes e acompanhamos o dia da montagem ao último convidado.',
      'Prepararam tudo; nós fazemos com que aconteça assim.',
    ],
    FULL_PLANNING: [
      'Da procura do espaço ao último brinde: tratamos de tudo e o casal decide o essencial.',
      'Doze a dezoito meses de acompanhamento: orçamento, espaço, fornecedores, decoração, cerimónia e coordenação.',
    ],
    PARTIAL_PLANNING: [
      'O espaço ou alguns fornecedores já estão escolhidos: completamos a equipa e cumprimos o calendário.',
      'Uma organização partilhada: fiquem com o que vos dá gosto e deixem-nos o resto.',
    ],
    PRIVATE_EVENTS: [
      'Aniversários, batizados, bodas de ouro: o mesmo cuidado a outra escala.',
      'Uma mesa bonita, as pessoas certas e alguém que trata do resto.',
    ],
    SECULAR_CEREMONY: [
      'Uma cerimónia escrita convosco, a partir das vossas memórias.',
      'Palavras, rituais e música, em português ou em duas línguas.',
    ],
    VENDOR_SEARCH: [
      'Três propostas por rubrica, livres na vossa data e dentro do orçamento.',
      'Procuramos, comparamos e negociamos; o casal escolhe.',
    ],
    WEDDING_DESIGN: [
      'Cores, flores, papel e luz: um projeto coerente, desenhado antes de ser montado.',
      'Uma imagem completa, do convite às velas da última mesa.',
    ],
  },
  greeting: ['Bom dia,', 'Bom dia, gostámos muito do vosso perfil.', 'Olá,'],
  wedding: [
    ({ day, inTown, guests }) => `Vamos casar a ${day} ${inTown}, com cerca de ${guests} convidados.`,
    ({ day, inTown, guests }) => `A data está escolhida, ${day}, e seremos cerca de ${guests} ${inTown}.`,
  ],
  party: ({ day, inTown, guests }) => `Estamos a preparar uma festa ${inTown} para ${day}; seremos mais ou menos ${guests}.`,
  wish: [
    'Trabalhamos ambos muito e procuramos alguém de confiança que nos acompanhe do princípio ao fim.',
    'O espaço já está reservado; faltam o catering, a música e, sobretudo, alguém que coordene o dia.',
  ],
  weddingWish: [
    'Gostávamos de um dia simples e caloroso, com uma cerimónia ao ar livre e um longo jantar debaixo das árvores.',
    'Parte da família vem do estrangeiro: uma cerimónia bilingue seria muito importante para nós.',
  ],
  farewell: [
    'Estariam disponíveis? Muito obrigado desde já.',
    'Podem dizer-nos se a data está livre e como trabalham? Muito obrigado!',
    'Ficamos a aguardar a vossa resposta.',
  ],
  reachUs: (phone) => `Também nos podem ligar para o ${phone}.`,
  themes: ['Jardim mediterrânico', 'Quinta e vinha', 'Azulejos', 'Anos vinte', 'Junto ao mar', 'Rústico elegante'],
  otherEvents: ['Bodas de ouro dos meus pais', 'Festa de reforma', 'Reunião de família'],
  rejectionNotes: ['Nessa altura estamos de férias.', 'Já não aceitamos mais datas para esta época.'],
}
