/** Notes and replies of the demo planners, who are from Lyon and Annecy. */
export const demoNotes = [
  'Préfèrent le soir, après 18 h 30. La mère de la mariée suit tout de près.',
  'Budget souple si la cérémonie laïque est comprise. Rappeler lundi.',
  'Visite du domaine prévue ; envoyer la liste des traiteurs avant.',
  'Hésitent encore entre deux dates. Ne pas relancer avant la fin du mois.',
] as const

export const demoReplyTemplates = [
  {
    title: 'Votre événement du {eventDate}',
    text: 'Bonjour {firstname},\n\nMerci de votre message. Je suis disponible le {eventDate} et je connais bien {city}.\nQuand puis-je vous appeler ?\n\n{ownName}\n{company}',
  },
  {
    title: 'Notre devis pour {city}',
    text: 'Bonjour {firstname},\n\nComme convenu, voici notre devis. Je reste à votre disposition pour l’ajuster avec vous.\n\n{ownName}\n{company}',
  },
  {
    title: 'Avez-vous pu réfléchir ?',
    text: 'Bonjour {firstname},\n\nJe reviens vers vous au sujet du {eventDate}. Avez-vous encore des questions ?\n\nÀ bientôt,\n{ownFirstname}',
  },
] as const
