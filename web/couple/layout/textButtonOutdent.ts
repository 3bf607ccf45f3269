/** Left margin of a text button that takes back its padding, so that its label lines up with the text around it. */
export const textButtonOutdent = -2.5
