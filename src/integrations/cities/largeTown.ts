/** From this weight on the names of a town stand in an index of their own: a twelfth of all. */
export const largeTown = 5_000
