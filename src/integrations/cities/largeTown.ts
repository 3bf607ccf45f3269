/** From this weight on, the names of a town are in a separate index: a twelfth of all. */
export const largeTown = 5_000
