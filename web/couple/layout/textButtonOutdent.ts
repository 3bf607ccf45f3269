/** A negative left margin that aligns a text button's label with the text around it. */
export const textButtonOutdent = -2.5
